import type { DataLayerItem, Purchase } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft, OrderItem } from '@lacehouse/domain/order/order'

/**
 * Makes the purchase event of an order with its amounts. `value` is what the goods cost after all discounts, as the shop shows their
 * prices; with `shipping`, and with `tax` where the site adds it, it is the total of the order to the minor unit.
 */
export function toPurchase({ orderNumber, currency, items, totals, couponCodes }: OrderDraft): Purchase {
  const wire = (amount: number): number => amountToWire(amount, currency)
  return {
    transaction_id: orderNumber,
    currency,
    value: wire(totals.itemSubTotal),
    tax: wire(totals.tax),
    shipping: wire(totals.shipping + (totals.giftWrap ?? 0)),
    ...(couponCodes.length > 0 && { coupon: couponCodes.join(',').slice(0, 120) }),
    items: items.flatMap((item) => toItems(item, wire)),
  }
}

/** Units of a line whose price cannot be divided evenly are two items, a minor unit apart, so that the items sum to the value. */
function toItems(item: OrderItem, wire: (amount: number) => number): DataLayerItem[] {
  const price = Math.floor(item.proratedPrice / item.qty)
  const dearer = item.proratedPrice - price * item.qty
  const parts = [
    { price: price + 1, quantity: dearer },
    { price, quantity: item.qty - dearer },
  ]
  return parts
    .filter(({ quantity }) => quantity > 0)
    .map((part) => ({
      item_id: item.masterId,
      item_name: item.name.slice(0, 120),
      ...(Object.keys(item.attributes).length > 0 && {
        item_variant: Object.values(item.attributes).join(' / ').slice(0, 120),
      }),
      price: wire(part.price),
      discount: wire(Math.max(0, item.unitOriginal - part.price)),
      quantity: part.quantity,
    }))
}
