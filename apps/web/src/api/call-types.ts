/** Stands in for the contracts until their table is there. */
export const callTable = {
  'auth.token': 'POST /token/v2/auth/token',
  'content.menu': 'GET /{mode}/caas/v1/canvas/menu/{siteId}',
  'content.footer': 'GET /{mode}/caas/v1/canvas/footer/{siteId}',
} as const

export type CallName = keyof typeof callTable
export type CallInput<_Name extends CallName> = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}
export type CallReply<_Name extends CallName> = unknown
