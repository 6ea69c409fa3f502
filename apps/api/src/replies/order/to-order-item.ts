import type { CartItem } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft, OrderItem, OrderShipment } from '@lacehouse/domain/order/order'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import { toItemPage } from '../../core/catalogue/item-page.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { toVariantWords } from '../../core/catalogue/to-variant-words.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { RequestContext } from '../../http/call.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { toItemPromotions, toShippingPromotions } from '../cart/to-promotion-replies.ts'
import { toPreOrderLine } from '../pre-order/to-pre-order-reply.ts'

type ItemContext = Pick<RequestContext, 'locale' | 'site'> & {
  readonly doc: OrderDraft
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly pictures: PictureSource
  /** Whether its parcel has left; a pre-order is on its way then as any other goods. */
  readonly hasLeft: boolean
}

/** Makes the reply of an item of an order, in the shape of a cart's item. */
export function toOrderItem(item: OrderItem, context: ItemContext): CartItem {
  const { doc, locale, site, products, pictures } = context
  const product = products.get(item.variantId)
  const wire = (amount: number): number => amountToWire(amount, doc.currency)
  const shipment = doc.shipments.find(({ lineIds }) => lineIds.includes(item.lineId))
  return {
    id: item.lineId,
    productId: item.variantId,
    masterId: item.masterId,
    name: item.name,
    qty: item.qty,
    maxQty: item.qty,
    upc: item.upc,
    price: {
      original: wire(item.unitOriginal),
      current: wire(item.unitCurrent),
      rowTotal: wire(item.rowTotal),
      priceAfterItemDiscount: wire(item.priceAfterItemDiscount),
      priceAfterOrderDiscount: wire(item.priceAfterOrderDiscount),
      highCurrent: wire(item.unitCurrent),
      highOriginal: wire(item.unitOriginal),
      proratedPrice: wire(item.proratedPrice),
    },
    taxTotal: wire(item.taxTotal),
    variants: toVariantWords({ attributes: item.attributes, product, site, locale }),
    shippingOptions: { selected: shipment?.storeId ? 'pickup' : item.isDigital ? 'digital' : 'home', available: [] },
    giftOption: item.giftOption,
    isGiftable: false,
    recipeId: item.recipeId,
    precreatedCustomsCode: item.precreatedCustomsCode,
    pdpUrl: toItemPage(item, locale),
    productImageURL: findPictureOfRecipe(product, item.recipeId, pictures)?.url ?? item.productImageURL ?? '',
    bonus: item.isBonus,
    isCustoms: shipment?.groupId === 'customs',
    ...(item.preOrder && !context.hasLeft && { preOrder: toPreOrderLine(item.preOrder, locale) }),
    isDigitalProduct: item.isDigital,
    slug: item.slug,
    cost: wire(item.proratedPrice),
    shipmentGroupId: groupOf(shipment),
    itemPromotions: toItemPromotions(item, doc.promoSummary, wire),
    shippingPromotions: toShippingPromotions(shipment, doc.promoSummary, wire),
    availability: { inStock: true, quantity: item.qty },
    customerNotifications: [],
  }
}

/** Lists the lines of the parcels that have left, or were collected. */
export function listLeftLines({
  doc,
  shipmentStates,
}: Pick<PlacementRow, 'doc' | 'shipmentStates'>): ReadonlySet<string> {
  return new Set(
    doc.shipments.flatMap(({ shipmentId, state, lineIds }) =>
      hasLeft(shipmentStates?.[shipmentId] ?? state) ? lineIds : [],
    ),
  )
}

const groupOf = (shipment: OrderShipment | undefined): CartItem['shipmentGroupId'] => {
  const group = shipment?.groupId
  return group === 'customs' || group === 'digital' || group === 'me' ? group : 'pickup'
}
