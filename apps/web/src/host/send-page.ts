import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Body, chooseEncoding } from './encoded-body.ts'

/** A page or its data, ready to be sent. */
export type Finished = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Body
  /** Empty where the browser must not cache the page. */
  readonly etag: string
}

/** Computes the ETag of some bytes. The name of the encoding is added when they are sent. */
export function toEtag(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Sends a page in the encoding that the browser requests, or 304 if the browser has the page already. */
export async function sendPage(
  { status, headers, body: bodies, etag }: Finished,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isKnown = etag !== '' && (request.headers['if-none-match']?.includes(etag) ?? false)
  const body = isKnown ? undefined : await bodies[encoding]
  const isEncoded = encoding !== 'identity' && body !== bodies.identity
  reply.code(isKnown ? 304 : status).headers(headers)
  if (etag) reply.header('etag', `"${etag}${isEncoded ? `-${encoding}` : ''}"`)
  if (isKnown) reply.removeHeader('content-type')
  else if (isEncoded) reply.header('content-encoding', encoding)
  return body
}
