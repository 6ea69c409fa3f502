import { listRows } from '@lacehouse/database'
import { escapeXml, writeGoogleItem, writeLocalItem } from '@lacehouse/domain/feeds/write-google-item'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { listStoreStock } from './feeds.queries.ts'
import { type FeedDeps, type FeedPlace, listFeedProducts } from './list-feed-products.ts'
import { toFeedItems } from './to-feed-items.ts'

export const feedNames = ['google', 'google-local', 'products'] as const
export type FeedName = (typeof feedNames)[number]

/** Writes a feed piece by piece: XML for Google Merchant and its local inventory, lines of JSON for shopping agents. */
export async function* writeFeed(name: FeedName, deps: FeedDeps, place: FeedPlace): AsyncGenerator<string> {
  if (name === 'products') return yield* writeLines(deps, place)
  const { site, locale } = place
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escapeXml(site.name)}</title><link>${deps.publicUrl}/${locale}</link><description>${escapeXml(site.name)}</description>\n`
  yield* name === 'google' ? writeGoogle(deps, place) : writeLocal(deps, place)
  yield '</channel></rss>\n'
}

async function* writeGoogle(deps: FeedDeps, place: FeedPlace): AsyncGenerator<string> {
  for await (const products of listFeedProducts(deps, place)) {
    const items = products.flatMap((one) => toFeedItems(one, { ...deps, ...place }))
    if (items.length > 0) yield `${items.map(writeGoogleItem).join('\n')}\n`
  }
}

async function* writeLocal(deps: FeedDeps, place: FeedPlace): AsyncGenerator<string> {
  const { siteId } = place.site
  for await (const products of listFeedProducts(deps, place)) {
    const items = new Map(
      products.flatMap((one) => toFeedItems(one, { ...deps, ...place }).map((item) => [item.id, item] as const)),
    )
    const [row] = await listRows(deps.database.pool, listStoreStock, { siteId, variantIds: [...items.keys()] })
    const lines = (row?.stock ?? []).flatMap(({ variantId, locationId, quantity }) => {
      const item = items.get(variantId)
      if (!item) return []
      const { currency, sale, isSoldInStores } = item
      const shown = { price: sale?.price ?? item.price, currency, quantity: isSoldInStores ? quantity : 0 }
      return [writeLocalItem({ storeCode: locationId, id: variantId, ...shown })]
    })
    if (lines.length > 0) yield `${lines.join('\n')}\n`
  }
}

/** One product a line, with its variants, in the words of schema.org where it has them. */
async function* writeLines(deps: FeedDeps, place: FeedPlace): AsyncGenerator<string> {
  const returnDays = place.site.returns.days
  for await (const products of listFeedProducts(deps, place)) {
    const lines = products.map((one) => {
      const { product } = one
      const items = toFeedItems(one, { ...deps, ...place })
      const [first] = items
      return JSON.stringify({
        ...{ id: product.id, name: product.name, url: deps.publicUrl + product.url, brand: product.brand },
        ...{
          description: product.description,
          category: first?.category ?? [],
          inLanguage: toLanguageTag(place.locale),
        },
        ...(product.rating?.average && { rating: product.rating }),
        returnDays,
        variants: items.map(
          ({ id, number, link, pictures, videos, model, availability, price, sale, currency, options, shipping }) => ({
            ...{ id, number, url: link, images: pictures, availability, options, priceCurrency: currency },
            ...(videos.length > 0 && { videos }),
            ...(model !== null && { model3d: model }),
            ...{ price: sale?.price ?? price, ...(sale && { regularPrice: price }) },
            ...(sale?.until && { priceValidUntil: new Date(sale.until).toISOString() }),
            ...(shipping && { shipping }),
          }),
        ),
      })
    })
    if (lines.length > 0) yield `${lines.join('\n')}\n`
  }
}
