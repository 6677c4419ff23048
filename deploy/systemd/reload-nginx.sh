#!/bin/sh
# reload-nginx.sh <link to the live release> <file that notes which release nginx has read>
# nginx serves a new release at once, but reads its headers and redirects only when it is told. Started for every change
# in the folder of releases; does nothing when nginx knows the live one.
set -eu
live=$1
noted=$2

sleep 1 # the changes of one release come together, and none that comes now would start us again
while release=$(readlink "$live") && [ "$release" != "$(cat "$noted" 2>/dev/null)" ]; do
  nginx -t -q
  nginx -s reload
  echo "$release" >"$noted"
done
