/** Hides a mailbox but for its first character and its domain, so that a reader can compare it and not learn it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
