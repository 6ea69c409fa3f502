import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PeerProblem } from './peer-problem.ts'

/** Says whether a call carries the shop's key as the password of basic authentication, compared in constant time. */
export function hasBasicKey({ headers }: FastifyRequest, apiKey: string): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  const [, password = ''] = /^[^:]*:(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  return timingSafeEqual(hash('sha256', password, 'buffer'), hash('sha256', apiKey, 'buffer'))
}

/** A hook that lets through only calls with the shop's user and key. */
export function requireBasicAuth(apiKey: string, body: object) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!hasBasicKey(request, apiKey)) throw new PeerProblem(401, body)
  }
}
