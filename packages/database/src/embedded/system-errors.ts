/** Returns the system's code of an error, such as 'ENOENT'. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Returns whether an error says that a file does not exist. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}
