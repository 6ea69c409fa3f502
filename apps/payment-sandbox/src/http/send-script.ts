import type { FastifyReply } from 'fastify'

/** Sends a script that pages of other origins may load. */
export function sendScript(reply: FastifyReply, script: string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .headers({
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(script)
}
