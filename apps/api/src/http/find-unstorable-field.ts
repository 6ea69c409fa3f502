/** Deeper than any call's body. */
const deepest = 32

/**
 * Finds a text that no database keeps and no page shows: with a NUL in it, or with half of a character; or what is nested deeper
 * than anything of ours. Gives the path of its field, or null where there is none.
 */
export function findUnstorableField(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  if (path.length > deepest) return path.join('.')
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorableField(part, [...path, name])
    if (found !== null) return found
  }
  return null
}
