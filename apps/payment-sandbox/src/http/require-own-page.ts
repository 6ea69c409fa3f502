import type { FastifyRequest } from 'fastify'
import type { SandboxSettings } from '../options.ts'
import { SandboxProblem } from './sandbox-problem.ts'

/** A hook that refuses requests which a page of another site sends from a shopper's browser. */
export function requireOwnPage(settings: SandboxSettings) {
  return async (request: FastifyRequest): Promise<void> => {
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    const own = [settings.publicUrl, `http://${host}`, `https://${host}`]
    const isOwn = (origin === undefined || own.includes(origin)) && (site === undefined || site === 'same-origin')
    if (!isOwn) throw new SandboxProblem('origin_not_allowed', 'Only our own page may make this call.')
  }
}
