import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Body, chooseEncoding } from './encoded-body.ts'
import { isUnchanged } from './etag.ts'
import { strictTransport } from './security-headers.ts'

/** What goes over the wire as it is: a page, or a file of the build. */
export type Finished = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Body
  /** Empty where the browser may not keep it. */
  readonly etag: string
}

/** Sends what is finished in the encoding that was asked for, or says that the browser has it already. */
export async function sendFinished(
  { status, headers: own, body: bodies, etag }: Finished,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isKnown = etag !== '' && isUnchanged(request.headers['if-none-match'], etag)
  const body = isKnown ? null : await bodies[encoding]
  const encoded = encoding !== 'identity' && body !== bodies.identity
  const headers: Record<string, string | string[] | number> = { ...own }
  if (request.protocol === 'https') headers['strict-transport-security'] = strictTransport
  if (etag) headers.etag = `"${etag}${encoded ? `-${encoding}` : ''}"`
  reply.hijack()
  if (body === null) {
    delete headers['content-type']
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  if (encoded) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  reply.raw.writeHead(status, headers).end(body)
  return reply
}
