import fastifyStatic from '@fastify/static'
import { endingOf, isMediaFile, mediaTypes } from '@lacehouse/domain/product/product-media'
import { days } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { openMediaFolder } from '../../infra/media/media-folder.ts'

export type MediaDeps = Pick<Deps, 'config'>

/** The files of a product's media never change under their address. */
const lifetime = { maxAge: days(365), immutable: true, acceptRanges: true, cacheControl: true }

/** Registers the files of videos, 360-degree views and models: `/product-media/{hash}.{ending}`, also in parts (CAT-05). */
export function registerMediaRoutes(app: FastifyInstance, { config }: MediaDeps): void {
  const mediaFolder = openMediaFolder(config.originalsDir)
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: import.meta.dirname, serve: false })
    // A player that asks for what lies beyond the end learns so, and asks again.
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      if (error.statusCode !== 416) throw error
      return reply.code(416).send()
    })
    scope.get<{ Params: { file: string } }>(
      '/product-media/:file',
      { schema: { hide: true } },
      async ({ params: { file } }, reply) => {
        const folder = isMediaFile(file) ? await mediaFolder.find(file) : null
        if (folder === null) throw new Refusal('API404')
        reply.type(mediaTypes[endingOf(file)])
        return reply.sendFile(file, folder, lifetime)
      },
    )
  })
}
