"""Infer: papers become a catalogue with keywords, tags, links and working titles."""
