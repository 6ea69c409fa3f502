import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export type HtmlPage = {
  lang: string
  title: string
  style: string
  /** Paths of the page's module, if it has one, and of the modules that it imports. */
  script: string | null
  preload: readonly string[]
  /** Given to the script as data in the page, not as code. */
  data: object
  body: string
  /** Origins that may frame the page. */
  ancestors: readonly string[]
  /** A font file of the shop that frames the page. */
  fontFile?: string | null
}

/** Text made safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Sends a page that loads only the sandbox's own files, runs no inline script, and is framed by the allowed origins alone. */
export function sendPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  const style = `sha256-${hash('sha256', page.style, 'base64')}`
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${style}'`,
    ...(page.fontFile ? [`font-src ${new URL(page.fontFile).origin}`] : []),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${page.ancestors.join(' ') || "'none'"}`,
  ]
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .send(toHtml(page))
}

function toHtml({ lang, title, style, script, preload, data, body }: HtmlPage): string {
  const preloads = preload.map((path) => `<link rel="modulepreload" href="${path}">`).join('')
  const module = script === null ? '' : `<script type="module" src="${script}"></script>`
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
${preloads}${module}</head>
<body>${body}</body>
</html>`
}
