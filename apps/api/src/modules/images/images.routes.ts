import { pictureWidths } from '@lacehouse/contracts/picture-widths'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { PictureRenderer } from '../../infra/pictures/picture-renderer.ts'

export type ImageDeps = { readonly renderer: PictureRenderer }

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

const namePattern = /^(?<name>[a-z0-9][a-z0-9_.-]{0,120})-(?<width>\d{2,4})\.(?<format>avif|webp|jpg)$/

/** Registers pictures under immutable URLs: `/i/{hash}/{name}-{width}.{format}`; another picture has another hash. */
export function registerImageRoutes(app: FastifyInstance, { renderer }: ImageDeps): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/i/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, width, format } = namePattern.exec(request.params.file)?.groups ?? {}
      const size = pictureWidths.find((known) => String(known) === width)
      if (!name || !size || !format) throw new Refusal('API404')
      const picture = await renderer.render({
        name,
        hash: request.params.hash,
        width: size,
        format: format as keyof typeof types,
      })
      if (!picture) throw new Refusal('API404')
      return reply
        .type(types[format as keyof typeof types])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture)
    },
  )
}
