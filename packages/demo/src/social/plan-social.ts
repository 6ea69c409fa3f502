import type { socialMedia, socialMediaTags, socialStreamMedia, socialStreams } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { makeId } from '../reviews/review-place.ts'
import { getBrandName } from '../words/get-brand-name.ts'
import { localise } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'

/** The shop's own streams and pictures of the social media service, as rows. */
export type PlannedSocial = {
  readonly streams: readonly (typeof socialStreams.$inferInsert)[]
  readonly media: readonly (typeof socialMedia.$inferInsert)[]
  readonly tags: readonly (typeof socialMediaTags.$inferInsert)[]
  readonly places: readonly (typeof socialStreamMedia.$inferInsert)[]
}

/** The streams: what is shown in them, and from which side. */
const streams = [
  { key: 'street', kind: 'footwear', view: 'three-quarter', skipped: 0 },
  { key: 'lasting', kind: 'footwear', view: 'top', skipped: 10 },
  { key: 'layers', kind: 'apparel', view: 'front', skipped: 0 },
] as const

/** Pictures of one stream. */
const mediaOfStream = 10

type Context = { readonly sites: readonly Site[]; readonly locales: readonly string[]; readonly now: number }

/** Plans three streams of ten pictures for each brand, each picture with the product that it shows. */
export function planSocial(products: readonly DemoProduct[], { sites, locales, now }: Context): PlannedSocial {
  const brands = new Map(sites.map((site) => [site.brand, site]))
  const planned = [...brands.values()].flatMap((site) =>
    streams.map((stream, position) => planStream(products, { site, stream, position, locales, now })),
  )
  return {
    streams: planned.map(({ row }) => row),
    media: planned.flatMap(({ media }) => media),
    tags: planned.flatMap(({ tags }) => tags),
    places: planned.flatMap(({ places }) => places),
  }
}

type StreamContext = Omit<Context, 'sites'> & {
  readonly site: Site
  readonly stream: (typeof streams)[number]
  readonly position: number
}

function planStream(products: readonly DemoProduct[], { site, stream, position, locales, now }: StreamContext) {
  const { key, kind, view, skipped } = stream
  const streamId = `${site.brand}-${key}`
  const shown = products.filter(({ row, special }) => row.kind === kind && special === null)
  const captions = wordCatalogue.list(`social.${key}.captions`)
  const pictures = shown.slice(skipped, skipped + mediaOfStream).flatMap((product, place) => {
    const [colour] = product.colourRows
    const words = captions[place % captions.length]
    if (!colour || !words) return []
    return [{ product, place, id: makeId(`${streamId}/${product.key}`), colour, captions: localise(words, locales) }]
  })
  return {
    row: {
      ...{ id: streamId, customerId: site.brand, position },
      names: localise(wordCatalogue.get(`social.${key}.name`), locales),
    },
    media: pictures.map(({ id, product, place, colour, captions: texts }) => ({
      ...{ id, customerId: site.brand, picture: `product:${product.id}/${colour.colourCode}/${view}`, captions: texts },
      ...{ author: getBrandName(site), state: 'approved' as const },
      postedAt: new Date(now - days(2 + place * 3 + position)),
    })),
    tags: pictures.flatMap(({ id: mediaId, product }) => [
      { mediaId, tag: product.id, position: 1 },
      { mediaId, tag: key, position: 2 },
    ]),
    places: pictures.map(({ id: mediaId, place }) => ({ streamId, mediaId, position: place })),
  }
}
