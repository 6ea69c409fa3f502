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
export function sendFinished(finished: Finished, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body: bodies, etag } = finished
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bodies[encoding]
  const encoded = body !== bodies.identity
  const headers: Record<string, string | string[] | number> = { ...finished.headers }
  if (request.protocol === 'https') headers['strict-transport-security'] = strictTransport
  if (etag) headers.etag = `"${etag}${encoded ? `-${encoding}` : ''}"`
  reply.hijack()
  if (etag && isUnchanged(request.headers['if-none-match'], etag)) {
    delete headers['content-type']
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  if (encoded) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  reply.raw.writeHead(status, headers).end(body)
  return reply
}
