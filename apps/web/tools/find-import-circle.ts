/** What the manifest of a build says of a file: the keys of the files that it imports without waiting. */
export type BuiltFile = { readonly imports?: readonly string[] }

/**
 * Finds files that import each other, in their order, the first one repeated; null where there are none. Such files may run before
 * what they need, and their style sheets have no order.
 */
export function findImportCircle(files: Readonly<Record<string, BuiltFile>>): string[] | null {
  const done = new Set<string>()
  const follow = (key: string, path: readonly string[]): string[] | null => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key)) return null
    for (const imported of files[key]?.imports ?? []) {
      const found = follow(imported, [...path, key])
      if (found) return found
    }
    done.add(key)
    return null
  }
  for (const key of Object.keys(files)) {
    const found = follow(key, [])
    if (found) return found
  }
  return null
}
