import type { LineId, MasterId } from '../cart/ids.ts'

/** The most products that one invitation asks about. */
export const mostInvitedProducts = 5

export type InvitedLine = {
  readonly lineId: LineId
  readonly masterId: MasterId
  readonly qty: number
  readonly isBonus: boolean
  readonly isGiftCard?: boolean
}

/**
 * Lists the products of an order that its shopper is asked to review, each once: those of which they keep something. `gone` are the units
 * of each line that were cancelled, returned, or are on their way back. Gifts and gift cards are not asked about.
 */
export function listInvitedProducts(
  lines: readonly InvitedLine[],
  gone: readonly { readonly lineId: LineId; readonly qty: number }[],
): MasterId[] {
  const countGone = (of: LineId): number => gone.reduce((sum, { lineId, qty }) => (lineId === of ? sum + qty : sum), 0)
  const held = lines.filter(
    ({ lineId, qty, isBonus, isGiftCard }) => !isBonus && !isGiftCard && qty > countGone(lineId),
  )
  return [...new Set(held.map(({ masterId }) => masterId))].slice(0, mostInvitedProducts)
}
