/** Whether an origin is allowed; `*` in place of a pattern's port matches any port and none. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  const withoutPort = origin.replace(/:\d+$/, '')
  return allowed.some((pattern) => (pattern.endsWith(':*') ? pattern.slice(0, -2) === withoutPort : pattern === origin))
}
