#!/bin/sh
# Installs Debian's Chromium for the browser tests when no browser is there and we may; else the tests say how to get it.
set -eu
for browser in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$browser" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q && apt-get install -yq --no-install-recommends chromium fonts-dejavu-core \
        || echo "Chromium could not be installed: the browser tests will be skipped" >&2
fi
