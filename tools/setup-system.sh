#!/bin/sh
# Installs what the browser, database and proxy tests need from Debian, only where it is missing. Quiet and repeatable.
set -eu

missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium fonts-dejavu-core"
command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
# The server is played through Debian's nginx, with a certificate made on the spot.
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing nginx"
command -v openssl >/dev/null 2>&1 || missing="$missing openssl"
command -v systemd-analyze >/dev/null 2>&1 || missing="$missing systemd"
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo -n"; fi
if ! command -v apt-get >/dev/null 2>&1 || ! $as_root true 2>/dev/null; then
  echo "Not installed here:$missing. Install them by hand to run the browser, PostgreSQL and nginx tests." >&2
  exit 0
fi

echo "Installing$missing ..."
log=$(mktemp)
if ! {
  $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
} >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  rm -f "$log"
  exit 1
fi
rm -f "$log"
