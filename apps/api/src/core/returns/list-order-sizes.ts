import type { OrderDraft } from '@lacehouse/domain/order/order'
import { listExchangeSizes } from '@lacehouse/domain/returns/plan-exchange'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { VariantRecord } from '../catalogue/product-record.ts'
import { toVariantWords } from '../catalogue/to-variant-words.ts'
import type { Exchange } from '../orders/exchanges-json.ts'
import type { StockQueries } from '../stock/stock.queries.ts'

export type SizeDeps = {
  readonly catalogue: Pick<Catalogue, 'listProducts'>
  readonly stockQueries: Pick<StockQueries, 'listFree'>
  readonly sites: readonly Site[]
}

/** A size for which the goods of a line can be exchanged, with its name in a locale. */
export type OfferedSize = {
  readonly variantId: string
  readonly upc: string
  readonly size: string
  readonly locationId: string
  /** Units that are free where the line's goods come from. */
  readonly free: number
}

type Wanted = {
  readonly doc: OrderDraft
  readonly exchanges: readonly Pick<Exchange, 'lineId' | 'variantId' | 'state'>[]
  readonly locale: string
}

/** Lists the sizes for which each line of an order can be exchanged, in the order of the catalogue. */
export async function listOrderSizes(
  { catalogue, stockQueries, sites }: SizeDeps,
  { doc, exchanges, locale }: Wanted,
): Promise<ReadonlyMap<string, readonly OfferedSize[]>> {
  const site = findSiteById(sites, doc.siteId)
  if (!site) return new Map()
  const products = await catalogue.listProducts(doc.items.map(({ masterId }) => masterId))
  const lines = doc.items.map((item) => {
    const product = products.get(item.masterId)
    const latest = exchanges.findLast(({ lineId, state }) => lineId === item.lineId && state !== 'released')
    const candidates = product?.status === 'live' ? product.variants : []
    const locationId = doc.shipments.find(({ lineIds }) => lineIds.includes(item.lineId))?.storeId ?? site.warehouse
    const sizes = listExchangeSizes(item, latest?.variantId ?? item.variantId, candidates)
    return { lineId: item.lineId, product, locationId, sizes }
  })
  const variantIds = lines.flatMap(({ sizes }) => sizes.map(({ id }) => id))
  const places = [...new Set(lines.map(({ locationId }) => locationId))]
  const free = variantIds.length > 0 ? await stockQueries.listFree(variantIds, places) : []
  const countFree = (variantId: string, place: string): number =>
    free.find((one) => one.variantId === variantId && one.locationId === place)?.quantity ?? 0
  return new Map(
    lines.map(({ lineId, product, locationId, sizes }) => [
      lineId,
      sizes.map(({ id, upc, size }: VariantRecord) => {
        const [words] = toVariantWords({ attributes: { size }, product, site, locale })
        return { variantId: id, upc, size: words?.valueLabel ?? size, locationId, free: countFree(id, locationId) }
      }),
    ]),
  )
}
