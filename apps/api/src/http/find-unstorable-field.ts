/** The deepest nesting that a body may have; the bodies of all calls are shallower. */
const deepest = 32

/**
 * Finds a text that PostgreSQL cannot store, because it has a NUL or a lone surrogate, or a value that is nested too deeply.
 * Returns the path of its field, or null.
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
