import type { OrderDraft } from '@lacehouse/domain/order/order'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { findMessage } from '@lacehouse/messages'
import { toVariantWords } from '../../../core/catalogue/to-variant-words.ts'
import type { Deps } from '../../../deps.ts'

/** What the goods and the deliveries of an order are called in a language. */
export type OrderNames = {
  /** Colour and size by line, such as `Fog, 35.5`. */
  readonly variants: Readonly<Record<string, string>>
  /** The shipping method by shipment; empty where there is none. */
  readonly methods: Readonly<Record<string, string>>
}

/** Names the goods of an order in a locale, the sizes in the system of the order's site, and its shipping methods. */
export async function nameOrderGoods(
  { catalogue, sites }: Pick<Deps, 'catalogue' | 'sites'>,
  { siteId, items, shipments }: Pick<OrderDraft, 'siteId' | 'items' | 'shipments'>,
  locale: string,
): Promise<OrderNames> {
  const site = findSiteById(sites, siteId)
  const products = await catalogue.listProducts(items.map(({ masterId }) => masterId))
  const toVariant = ({ attributes, masterId }: OrderDraft['items'][number]): string =>
    site
      ? toVariantWords({ attributes, product: products.get(masterId), site, locale })
          .map(({ valueLabel }) => valueLabel)
          .join(', ')
      : Object.values(attributes).join(', ')
  return {
    variants: Object.fromEntries(items.map((item) => [item.lineId, toVariant(item)])),
    methods: Object.fromEntries(
      shipments.map(({ shipmentId, methodCode, methodLabelKey }) => [
        shipmentId,
        findMessage(locale, methodLabelKey ?? '') ?? methodCode ?? '',
      ]),
    ),
  }
}
