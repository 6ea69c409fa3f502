import type { OrderItem } from '../order/order.ts'
import { isTaxAdded } from './count-given-back.ts'
import type { BoughtOrder, GivenBack, ReturnedQuantities } from './given-back.ts'

export type ReturnStep = { readonly returned: ReturnedQuantities; readonly refund: GivenBack }

/**
 * Lists every rule that a history of returns violates. It computes by another method than the planning: each unit has a fixed
 * price from the purchase on, and the prices of the units that stay, together with the refunds, are the charged total (T15).
 */
export function listBrokenRefunds(order: BoughtOrder, steps: readonly ReturnStep[]): string[] {
  const last = steps.at(-1)
  if (!last) return []
  const refunds = steps.map(({ refund }) => refund)
  const remaining =
    sum(order.items.map((item) => priceRemaining(order, item, last.returned))) + priceRemainingShipments(order, last)
  const identities: Record<string, readonly [number, number]> = {
    'refunds + remaining': [sum(refunds.map(({ amount }) => amount)) + remaining, order.totals.total],
    'parts of the refund': [last.refund.amount, amountOf(last.refund.lines) + amountOf(last.refund.shipments)],
    'instruments of the refund': [last.refund.amount, amountOf(last.refund.instruments)],
    'tax of the refund': [last.refund.tax, sum([...last.refund.lines, ...last.refund.shipments].map(({ tax }) => tax))],
  }
  return [
    ...Object.entries(identities)
      .filter(([, [left, right]]) => left !== right)
      .map(([name, [left, right]]) => `${name}: ${left} is not ${right}`),
    ...order.items.flatMap((item, index) => listBrokenLine(order, item, { index, refunds, last })),
    ...order.payments.flatMap(({ amount }, index) => {
      const back = sum(refunds.map(({ instruments }) => instruments[index]?.amount ?? 0))
      return back > amount ? [`instrument ${index}: got ${back} and paid ${amount}`] : []
    }),
    ...listNegative(last.refund),
    ...(isFullyReturned(order, last.returned) ? listLeft(order, refunds) : []),
  ]
}

type LineHistory = { readonly index: number; readonly refunds: readonly GivenBack[]; readonly last: ReturnStep }

/** The units of a line that stay keep their price, whatever else is returned. */
function listBrokenLine(order: BoughtOrder, item: OrderItem, { index, refunds, last }: LineHistory): string[] {
  const back = sum(refunds.map(({ lines }) => lines[index]?.amount ?? 0))
  const remaining = priceRemaining(order, item, last.returned)
  const cost = item.proratedPrice + (isTaxAdded(order) ? item.taxTotal : 0)
  return back + remaining === cost ? [] : [`${item.lineId}: ${back} back and ${remaining} remaining are not ${cost}`]
}

function priceRemaining(order: BoughtOrder, item: OrderItem, returned: ReturnedQuantities): number {
  const from = returned[item.lineId] ?? 0
  const tax = isTaxAdded(order) ? sum(priceUnits(item.taxTotal, item.qty).slice(from)) : 0
  return sum(priceUnits(item.proratedPrice, item.qty).slice(from)) + tax
}

/** Splits a row's amount into the price of each unit, as evenly as whole minor units allow. */
export function priceUnits(amount: number, qty: number): number[] {
  const base = Math.floor(amount / qty)
  const rest = amount - base * qty
  let owed = 0
  return Array.from({ length: qty }, () => {
    owed += rest
    if (owed < qty) return base
    owed -= qty
    return base + 1
  })
}

function priceRemainingShipments(order: BoughtOrder, { returned }: ReturnStep): number {
  const isRemaining = ({ lineId, qty }: OrderItem): boolean => (returned[lineId] ?? 0) < qty
  const bought = order.items.filter(({ isBonus }) => !isBonus)
  const remaining = order.shipments.filter(({ lineIds }) => {
    const own = bought.filter(({ lineId }) => lineIds.includes(lineId))
    return (own.length > 0 ? own : bought.length > 0 ? bought : order.items).some(isRemaining)
  })
  const tax = isTaxAdded(order) ? sum(remaining.map(({ taxTotal }) => taxTotal)) : 0
  return sum(remaining.map(({ price, giftWrap = 0 }) => price + giftWrap)) + tax
}

const isFullyReturned = ({ items }: BoughtOrder, returned: ReturnedQuantities): boolean =>
  items.every(({ lineId, qty }) => returned[lineId] === qty)

/** After a full return, every instrument, voucher, reward code and tax has its whole amount back. */
function listLeft(order: BoughtOrder, refunds: readonly GivenBack[]): string[] {
  const of = (numberOf: (refund: GivenBack) => number | undefined): number =>
    sum(refunds.map((one) => numberOf(one) ?? 0))
  const pairs: [string, number, number][] = [
    ['all', of(({ amount }) => amount), order.totals.total],
    ['all tax', of(({ tax }) => tax), order.totals.tax],
    ['the yearly limit', of(({ programmeSpend }) => programmeSpend), order.programmeSpend?.amount ?? 0],
    ['earned points', of(({ earnedPoints }) => earnedPoints), earnedOf(order)],
    ...order.payments.map(({ amount }, at): [string, number, number] => [
      `instrument ${at}`,
      of(({ instruments }) => instruments[at]?.amount),
      amount,
    ]),
    ...(order.vouchers ?? []).map(({ points }, at): [string, number, number] => [
      `voucher ${at}`,
      of(({ vouchers }) => vouchers[at]?.points),
      points,
    ]),
    ...(order.rewardCodes ?? []).map(({ amount }, at): [string, number, number] => [
      `code ${at}`,
      of(({ rewardCodes }) => rewardCodes[at]?.amount),
      amount,
    ]),
  ]
  return pairs.filter(([, back, had]) => back !== had).map(([name, back, had]) => `${name}: ${back} back of ${had}`)
}

/** An order of gift cards or gifts alone earned no points that could be taken back. */
function earnedOf({ items, member }: BoughtOrder): number {
  return items.some(({ isGiftCard, proratedPrice }) => !isGiftCard && proratedPrice > 0) ? (member?.earns ?? 0) : 0
}

function listNegative(refund: GivenBack): string[] {
  const parts = [...refund.lines, ...refund.shipments, ...refund.instruments, ...refund.vouchers, ...refund.rewardCodes]
  const numbers = [refund, ...parts].flatMap((part) => Object.entries(part))
  return numbers
    .filter(([, value]) => typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0))
    .map(([key, value]) => `${key} of the refund is ${value}`)
}

const amountOf = (parts: readonly { readonly amount: number }[]): number => sum(parts.map(({ amount }) => amount))

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
