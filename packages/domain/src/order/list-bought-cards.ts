import type { OrderDraft, OrderItem } from './order.ts'

/** A gift card that an order has bought: `reference` names it within the order, `amount` is what it is worth in minor units. */
export type BoughtCard = { readonly reference: string; readonly amount: number; readonly item: OrderItem }

/** Tells whether an order has bought gift cards. */
export function buysGiftCards({ items }: Pick<OrderDraft, 'items'>): boolean {
  return items.some(({ isGiftCard }) => isGiftCard)
}

/** Lists the gift cards of an order, one for each piece, worth what was chosen whatever was paid for it (docs/decisions/0018). */
export function listBoughtCards({ items }: Pick<OrderDraft, 'items'>): BoughtCard[] {
  return items
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap((item) =>
      Array.from({ length: item.qty }, (_, piece) => ({
        reference: `${item.lineId}-${piece + 1}`,
        amount: item.unitOriginal,
        item,
      })),
    )
}
