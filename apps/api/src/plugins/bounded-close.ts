import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'

const grace = seconds(5)

/** Bounds the closing of the server: what is being answered may end, but a connection on which nothing was ever asked would hold it for a minute. */
export const registerBoundedClose = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), grace).unref()
  })
}
