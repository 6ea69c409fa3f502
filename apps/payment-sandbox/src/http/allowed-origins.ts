/** Whether an origin is one of the allowed; `*` in a pattern's place of the port stands for any port or none. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  const withoutPort = origin.replace(/:\d+$/, '')
  return allowed.some((pattern) => (pattern.endsWith(':*') ? pattern.slice(0, -2) === withoutPort : pattern === origin))
}
