import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { toNetwork } from '../../infra/limiter/to-network.ts'
import { parsePictureAddress } from '../../infra/pictures/parse-picture-address.ts'
import type { PictureRenderer } from '../../infra/pictures/picture-renderer.ts'
import { isReviewPhotoName } from '../../infra/pictures/review-photo-renderer.ts'

export type ImageDeps = { readonly renderer: PictureRenderer }

/** A refusal that comes later hides a photo of a review from everyone within the hour. */
const caches = { photo: 'public, max-age=3600', other: 'public, max-age=31536000, immutable' } as const

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/**
 * Registers pictures under immutable URLs: `/i/{hash}/{name}-{width}.{format}`; another picture has another hash, and a photo of
 * a review is answered while it is published. While too many
 * drawings wait, the reply is GEN503 (docs/decisions/0036).
 */
export function registerImageRoutes(app: FastifyInstance, { renderer }: ImageDeps): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/i/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params
      const order = parsePictureAddress(`/i/${hash}/${file}`)
      if (!order) throw new Refusal('API404')
      const waiting = { network: toNetwork(request.ip), signal: toSignal(reply) }
      const picture = await renderer.render({ ...order, ...waiting })
      if (!picture) throw new Refusal('API404')
      return (
        reply
          .type(types[order.format])
          .header('cache-control', caches[isReviewPhotoName(order.name) ? 'photo' : 'other'])
          // Mails show pictures in the pages of mail services.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture)
      )
    },
  )
}

/** Returns a signal that is given when the connection closes. */
const toSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}
