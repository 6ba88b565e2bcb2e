#!/usr/bin/env bash
# Install the system packages that the tests drive, if they are missing and we may.
set -u
missing=()
command -v chromium >/dev/null || missing+=(chromium)
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
command -v zsh >/dev/null || missing+=(zsh)
command -v fish >/dev/null || missing+=(fish)
ls /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf >/dev/null 2>&1 || missing+=(fonts-dejavu-core)
command -v cc >/dev/null || missing+=(gcc libc6-dev)
[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "!!! MISSING: ${missing[*]} (install them as root; their tests are SKIPPED) !!!" >&2
  exit 0
fi
echo "installing ${missing[*]} ..."
apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
