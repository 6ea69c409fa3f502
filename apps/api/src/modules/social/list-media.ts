import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type MediaDeps, toMediaReplies } from './to-media-replies.ts'

type ReadDeps = MediaDeps & Pick<Deps, 'socialMedia'>

/** Replies with public pictures of the site's account at the service; another customer has none here (CALL-07). */
export function listMedia(deps: ReadDeps): Handler<'social.media'> {
  return async ({ query, site, locale }) => {
    const { category = null, customer = site.brand, stream = null, tag = null, offset, limit } = query
    if (customer !== site.brand) return { media: [], total: 0 }
    const asked = { customerId: customer, category, stream, tag: tag && toTag(tag), stash: null, offset, limit }
    const { media, total } = await deps.socialMedia.listMedia(asked)
    const pictures = deps.pictures.ofBrand(site.brand)
    return { media: await toMediaReplies({ ...deps, pictures }, media, locale), total }
  }
}

/** Ids of products are upper case, and words are lower case. */
const toTag = (tag: string): string => (/\d/.test(tag) ? tag.toUpperCase() : tag.toLowerCase())

/** Replies with the streams of the site, or those of one public picture. */
export function listStreams({ socialMedia }: ReadDeps): Handler<'social.streams'> {
  return async ({ query: { media = null }, site, locale }) => {
    const streams = await socialMedia.listStreams({ customerId: site.brand, mediaId: media })
    if (!streams) throw new Refusal('SOC404')
    return {
      streams: streams.map(({ id, names, mediaCount }) => ({ streamId: id, name: names[locale] ?? id, mediaCount })),
    }
  }
}

/** A report that comes later hides the picture from everyone within the hour. */
const pictureCache = 'public, max-age=3600'

/** Replies with the picture of a person; one that waits, was refused or is hidden is unknown. */
export function getPicture({ socialMedia }: ReadDeps): Handler<'social.picture'> {
  return async ({ params: { mediaId }, reply }) => {
    const bytes = await socialMedia.findPicture(mediaId)
    if (!bytes) throw new Refusal('SOC404')
    reply.header('cache-control', pictureCache)
    return new File([new Uint8Array(bytes)], `${mediaId}.jpg`, { type: 'image/jpeg' })
  }
}
