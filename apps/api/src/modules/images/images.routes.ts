import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { parsePictureAddress } from '../../infra/pictures/parse-picture-address.ts'
import type { PictureRenderer } from '../../infra/pictures/picture-renderer.ts'

export type ImageDeps = { readonly renderer: PictureRenderer }

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Pictures under immutable addresses: `/i/{hash}/{name}-{width}.{format}`; another hash is another picture. */
export function registerImageRoutes(app: FastifyInstance, { renderer }: ImageDeps): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/i/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params
      const order = parsePictureAddress(`/i/${hash}/${file}`)
      if (!order) throw new Refusal('API404')
      const picture = await renderer.render(order)
      if (!picture) throw new Refusal('API404')
      return reply
        .type(types[order.format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture)
    },
  )
}
