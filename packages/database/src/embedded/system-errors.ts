export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}
