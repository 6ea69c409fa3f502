import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The folder into which `npm run build` writes the back office. */
const buildFolder = join(import.meta.dirname, '../../build')

/** The page runs its own scripts and styles and asks its own origin, and nothing else. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // The authoring screen shows pages of the preview.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The editor of rich texts reads stored and pasted markup into documents without a window.
  'trusted-types content-markup ProseMirrorClipboard',
].join('; ')

const headers = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Creates the Fastify plugin that serves the back office: its files, and one page for every address below `/backoffice`. */
export function createBackofficePlugin({ folder = buildFolder }: { readonly folder?: string } = {}) {
  return async function backoffice(app: FastifyInstance): Promise<void> {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers).header('content-security-policy', pagePolicy)
      done()
    })
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/backoffice/assets/',
      ...{ index: false, decorateReply: false, maxAge: '365d', immutable: true },
    })
    app.get('/backoffice', (_request, reply) => sendPage(reply, page))
    app.get('/backoffice/*', (request, reply) => (isPage(request.url) ? sendPage(reply, page) : reply.callNotFound()))
  }
}

/** Unknown calls and files are answered as such, not with the page. */
const isPage = (url: string): boolean => !/^\/backoffice\/(?:api|assets)(?:[/?]|$)/.test(url)

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(page)
