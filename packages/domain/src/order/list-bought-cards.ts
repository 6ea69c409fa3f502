import type { OrderDraft, OrderItem } from './order.ts'

/** A gift card that an order bought: `reference` identifies it within the order, `amount` is its value in minor units. */
export type BoughtCard = { readonly reference: string; readonly amount: number; readonly item: OrderItem }

/** Returns whether an order contains gift cards. */
export function buysGiftCards({ items }: Pick<OrderDraft, 'items'>): boolean {
  return items.some(({ isGiftCard }) => isGiftCard)
}

/**
 * Lists the gift cards that an order bought, one for each unit, with the chosen value whatever discounts applied
 * (docs/decisions/0018).
 */
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
