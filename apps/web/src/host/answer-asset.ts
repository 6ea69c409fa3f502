import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ClientAssets } from './client-assets.ts'
import { chooseEncoding } from './encoded-body.ts'
import { isUnchanged } from './etag.ts'
import { securityHeaders } from './security-headers.ts'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Answers with a file of the build; says whether there is one of that path. */
export function answerAsset(assets: ClientAssets, pathname: string, { request, reply }: Exchange): boolean {
  const asset = assets.get(pathname)
  if (!asset) return false
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = asset.body[encoding]
  const encoded = body !== asset.body.identity
  const headers: Record<string, string> = {
    ...securityHeaders,
    'cache-control': asset.cacheControl,
    etag: `"${asset.etag}${encoded ? `-${encoding}` : ''}"`,
    vary: 'accept-encoding',
  }
  reply.hijack()
  if (isUnchanged(request.headers['if-none-match'], asset.etag)) {
    reply.raw.writeHead(304, headers).end()
    return true
  }
  if (encoded) headers['content-encoding'] = encoding
  reply.raw.writeHead(200, { ...headers, 'content-type': asset.type, 'content-length': body.length }).end(body)
  return true
}
