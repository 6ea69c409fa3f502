import { previewPrefix, toPreviewPath } from '@lacehouse/domain/page/preview-path'
import type { FastifyReply } from 'fastify'
import type { PageAddress } from './page-key.ts'
import { withTime } from './preview-client.ts'
import { type PageRequest, renderPage } from './render-page.ts'
import { sendPage } from './send-page.ts'
import type { WebOptions } from './web-options.ts'

/** Where staff sign in, and are led to the preview that they asked for. */
const signInPath = '/backoffice/preview'

/** The cookie by which a preview is shown as a forced audience; it is sent to pages of the preview only. */
const audienceCookie = 'p13n_testcontext'

/** The headers of every page of the preview: no cache holds it, no search engine lists it. */
const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Renders a page with drafts for a member of staff. It never meets the page cache (RT-09). */
export async function answerPreview(options: WebOptions, reply: FastifyReply, page: Omit<PageRequest, 'hasKey'>) {
  const { address, site, locale, request } = page
  const origin = { site, locale, correlationId: String(request.id), address: request.ip, cookie: null }
  const opened = (await options.openDrafts?.(request, origin)) ?? null
  if (!opened) return sendToSignIn(reply, address)
  rememberAudience(reply, address)
  const drafts = withTime(opened, address.search.get('preview'))
  const { page: finished } = await renderPage(options, { ...page, drafts, hasKey: false })
  return sendPage({ ...finished, headers: { ...finished.headers, ...previewHeaders } }, request, reply)
}

/** Leads a visitor who may not see drafts to the sign-in of staff, which says what is missing. */
function sendToSignIn(reply: FastifyReply, { pathname, search }: PageAddress): FastifyReply {
  reply.headers(previewHeaders)
  if (pathname.endsWith('.data')) return reply.code(401).type('text/plain').send('')
  const query = search.size > 0 ? `?${search}` : ''
  const sought = new URLSearchParams({ address: toPreviewPath(pathname) + query })
  return reply.redirect(`${signInPath}?${sought}`, 302)
}

/** Remembers the audience that an address of the preview names, for the pages that its links lead to; an empty one ends it. */
function rememberAudience(reply: FastifyReply, { search }: PageAddress): void {
  const audience = search.get(audienceCookie)
  if (audience === null) return
  const ends = audience === '' ? '; Max-Age=0' : ''
  reply.header(
    'set-cookie',
    `${audienceCookie}=${encodeURIComponent(audience)}; Path=${previewPrefix}; SameSite=Strict${ends}`,
  )
}
