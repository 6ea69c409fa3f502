let versions = 0

/** Gives a number that nothing in this process has been given before. */
export function nextVersion(): number {
  versions += 1
  return versions
}
