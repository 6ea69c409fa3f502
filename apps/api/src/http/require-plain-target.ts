import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Refuses requests that no browser sends and that could be read as a request to another host: a whole address in place of the path, a
 * path with a backslash or with two slashes at its start, and several Host headers.
 */
export function requirePlainTarget(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(isPlain(request.raw) ? undefined : new Refusal('API400')))
}

function isPlain({ url = '', rawHeaders }: FastifyRequest['raw']): boolean {
  const [path = ''] = url.split('?', 1)
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && hosts.length <= 1
}
