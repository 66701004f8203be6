"""What is wrong with the seeds, in the places where it can be put right."""
