import type { RequestContext } from './call.ts'

/** Finds the origin of the page that calls; a caller that names none is taken for the shop's own page. */
export function findOrigin({ origin }: RequestContext['headers'], publicUrl: string): string {
  return typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).origin : new URL(publicUrl).origin
}
