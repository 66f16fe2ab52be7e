#!/usr/bin/env bash
# A fuzz target, from its seeds, for a while. What it finds stays in build/fuzz/found.
set -euo pipefail
root=$1 target=$2 seconds=$3
mkdir -p "$root/build/fuzz/found" "$root/build/fuzz/grown/$target"
exec "$root/build/fuzz/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -timeout=5 \
  -artifact_prefix="$root/build/fuzz/found/$target-" -max_len=4096 -verbosity=0 -print_final_stats=1 \
  "$root/build/fuzz/grown/$target" "$root/tests/fuzz/corpus/$target"
