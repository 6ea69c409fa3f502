/** Gives for a list of values the first one that was equal, so that thousands of products hold a list only once. */
export type ShareValues = (values: readonly string[]) => readonly string[]

export function createShareValues(): ShareValues {
  const known = new Map<string, readonly string[]>()
  return (values) => {
    const key = values.join('\n')
    const shared = known.get(key) ?? values
    known.set(key, shared)
    return shared
  }
}
