import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SandboxProblem } from './sandbox-problem.ts'

/** A hook that lets through only calls with the shop's key, compared in constant time. */
export function requireApiKey(apiKey: string) {
  const expected = hash('sha256', `Bearer ${apiKey}`, 'buffer')
  return async (request: FastifyRequest): Promise<void> => {
    const given = hash('sha256', request.headers.authorization ?? '', 'buffer')
    if (!timingSafeEqual(expected, given))
      throw new SandboxProblem('unauthenticated', 'The API key is missing or wrong.')
  }
}
