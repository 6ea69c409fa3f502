import type { VariantId } from '../cart/ids.ts'
import type { OrderItem } from '../order/order.ts'

/** How long another size is held for a return that has not arrived, in days (docs/bounds.md). */
export const exchangeHoldDays = 21

export const exchangeStates = ['held', 'due', 'sent', 'released'] as const
/**
 * `held` waits for the goods, `due` for its parcel, `sent` for no one; `released` is no exchange any more: its goods are refunded when
 * they arrive.
 */
export type ExchangeState = (typeof exchangeStates)[number]

/** A size of a product, as the catalogue has it. */
export type SizeCandidate = {
  readonly id: VariantId
  readonly colourCode: string
  readonly size: string
  readonly status: 'live' | 'withdrawn'
}

type Bought = Pick<OrderItem, 'attributes' | 'isBonus' | 'isDigital' | 'isGiftCard' | 'recipeId'>

/**
 * Lists the sizes for which bought goods can be exchanged: those of the same product and colour that are sold, but the one that the
 * shopper has. Gifts, gift cards and made-to-order goods have none.
 */
export function listExchangeSizes<Candidate extends SizeCandidate>(
  { attributes, isBonus, isDigital, isGiftCard, recipeId }: Bought,
  currentVariantId: VariantId,
  candidates: readonly Candidate[],
): Candidate[] {
  if (isBonus || isDigital || isGiftCard || recipeId !== undefined || attributes.size === undefined) return []
  return candidates.filter(
    ({ id, colourCode, status }) => colourCode === attributes.color && status === 'live' && id !== currentVariantId,
  )
}
