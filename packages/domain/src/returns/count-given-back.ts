import { prorate } from '../money/prorate.ts'
import type { OrderItem } from '../order/order.ts'
import { countPoints } from '../order/to-balance-debits.ts'
import type { BoughtOrder, GivenBack, InstrumentBack, ReturnedQuantities } from './given-back.ts'

/**
 * Computes everything that an order has given back after so many units of each line were cancelled or returned, whatever the
 * order and number of the steps. A line's price and tax are prorated over its units, a shipment's price and gift wrap are refunded with its
 * last bought unit, and prices of the other units never change, even when a promotion is no longer earned (T15).
 */
export function countGivenBack(order: BoughtOrder, returned: ReturnedQuantities): GivenBack {
  const isAdded = isTaxAdded(order)
  const lines = order.items.map((item) => {
    const tax = shareOfLine(item, item.taxTotal, returned)
    const goods = shareOfLine(item, item.proratedPrice, returned)
    return { lineId: item.lineId, amount: goods + (isAdded ? tax : 0), tax }
  })
  const shipments = order.shipments.map((shipment) => {
    const isGone = isAllGone(listHolders(order, shipment.lineIds), returned)
    const tax = isGone ? shipment.taxTotal : 0
    const price = isGone ? shipment.price + (shipment.giftWrap ?? 0) : 0
    return { shipmentId: shipment.shipmentId, amount: price + (isAdded ? tax : 0), tax }
  })
  const parts = [...lines, ...shipments]
  const amount = sum(parts.map((part) => part.amount))
  return {
    amount,
    tax: sum(parts.map(({ tax }) => tax)),
    lines,
    shipments,
    instruments: shareAmongPayments(order, amount),
    vouchers: countVouchers(order, returned),
    rewardCodes: countRewardCodes(order, returned),
    earnedPoints: countEarnedPoints(order, returned),
    programmeSpend: countProgrammeSpend(order, returned),
  }
}

/** Returns whether tax came on top of the prices; an order without tax may count either way. */
export function isTaxAdded({ totals }: BoughtOrder): boolean {
  return totals.total > totals.itemSubTotal + totals.shipping + (totals.giftWrap ?? 0)
}

function shareOfLine({ lineId, qty }: OrderItem, amount: number, returned: ReturnedQuantities): number {
  return prorate(amount, returned[lineId] ?? 0, qty)
}

/** The lines that decide when a shipment's price is refunded: its bought lines, else the order's bought lines, else its gifts. */
function listHolders({ items }: BoughtOrder, lineIds: readonly string[]): readonly OrderItem[] {
  const bought = items.filter(({ isBonus }) => !isBonus)
  const own = bought.filter(({ lineId }) => lineIds.includes(lineId))
  return [own, bought, items].find((some) => some.length > 0) ?? []
}

function isAllGone(items: readonly OrderItem[], returned: ReturnedQuantities): boolean {
  return items.every(({ lineId, qty }) => returned[lineId] === qty)
}

function isOrderGone(order: BoughtOrder, returned: ReturnedQuantities): boolean {
  return isAllGone(listHolders(order, []), returned)
}

/**
 * Shares a refund among the payments, the last one first: the provider's part, then stored value from the last instrument to the
 * first. No payment gets more than it paid.
 */
function shareAmongPayments({ payments, currency }: BoughtOrder, total: number): InstrumentBack[] {
  const isLimited = ({ instrument }: BoughtOrder['payments'][number]): boolean => instrument.upTo !== null
  const lastFirst = [...payments.filter((paid) => !isLimited(paid)), ...payments.filter(isLimited).toReversed()]
  const back = new Map<BoughtOrder['payments'][number], number>()
  let left = total
  for (const paid of lastFirst) {
    const amount = Math.min(left, paid.amount)
    back.set(paid, amount)
    left -= amount
  }
  return payments.map((paid) => {
    const { id: instrumentId, method } = paid.instrument
    const amount = back.get(paid) ?? 0
    const paidPoints = method === 'LOYALTY_POINTS' ? countPoints(paid, currency) : 0
    return { instrumentId, method, amount, points: paidPoints === 0 ? 0 : prorate(paidPoints, amount, paid.amount) }
  })
}

/** A voucher's points are refunded in proportion to its discount on the returned units. */
function countVouchers(order: BoughtOrder, returned: ReturnedQuantities): GivenBack['vouchers'] {
  return (order.vouchers ?? []).map(({ id, points }) => {
    const given = order.items.map((item) => {
      const own = item.discounts.filter((discount) => discount.source === 'voucher' && discount.id === id)
      const amount = sum(own.map((discount) => discount.amount))
      return { amount, back: shareOfLine(item, amount, returned) }
    })
    const amount = sum(given.map((one) => one.amount))
    if (amount === 0) return { id, points: isOrderGone(order, returned) ? points : 0 }
    return { id, points: prorate(points, sum(given.map(({ back }) => back)), amount) }
  })
}

/** A reward code is used as a whole, and valid again when every bought unit of the order is returned. */
function countRewardCodes(order: BoughtOrder, returned: ReturnedQuantities): GivenBack['rewardCodes'] {
  const isGone = isOrderGone(order, returned)
  return (order.rewardCodes ?? []).map(({ id, amount }) => ({ id, amount: isGone ? amount : 0 }))
}

/** Points are earned on goods without tax and without gift cards; a return takes them back in the same proportion (LOY-01). */
function countEarnedPoints(order: BoughtOrder, returned: ReturnedQuantities): number {
  const earned = order.member?.earns ?? 0
  const isAdded = isTaxAdded(order)
  const earning = order.items.filter(({ isGiftCard }) => !isGiftCard)
  const all = sum(earning.map(({ proratedPrice, taxTotal }) => proratedPrice - (isAdded ? 0 : taxTotal)))
  const back = earning.map((item) => {
    const tax = isAdded ? 0 : shareOfLine(item, item.taxTotal, returned)
    return shareOfLine(item, item.proratedPrice, returned) - tax
  })
  return all === 0 ? 0 : prorate(earned, sum(back), all)
}

/** The yearly limit gets its part back in proportion to the returned goods among those that had the discount. */
function countProgrammeSpend({ items, programmeSpend }: BoughtOrder, returned: ReturnedQuantities): number {
  if (!programmeSpend) return 0
  const reduced = items.filter(({ lineId }) => programmeSpend.lineIds.includes(lineId))
  const paid = sum(reduced.map(({ proratedPrice }) => proratedPrice))
  const back = sum(reduced.map((item) => shareOfLine(item, item.proratedPrice, returned)))
  return prorate(programmeSpend.amount, back, paid)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
