import type { RequestContext } from './call.ts'

/** Finds the origin of the page that calls; a caller that names none, as an app does, is taken for the shop's own page. */
export function findOrigin({ origin }: RequestContext['headers'], publicUrl: string): string {
  const isOfPage = typeof origin === 'string' && /^https?:/.test(origin) && URL.canParse(origin)
  return new URL(isOfPage ? origin : publicUrl).origin
}
