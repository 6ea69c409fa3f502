import type { OrderDraft } from '@lacehouse/domain/order/order'
import { planReturn, type ReturnInput } from '@lacehouse/domain/returns/plan-return'

/** A return of units of one line, for their money or for another size. */
export type Registration = ReturnInput & { readonly id: string; readonly isExchange: boolean }
type State = 'held' | 'due' | 'sent' | 'released'

/** Where the goods and the money of a delivered order are, counted without the shop's own rules for exchanges. */
export type Goods = {
  /** Units of each line that the shopper has. */
  readonly out: Readonly<Record<string, number>>
  /** Units of each line that were given back. */
  readonly returned: Readonly<Record<string, number>>
  /** The amount refunded so far, in minor units. */
  readonly refunded: number
  readonly open: readonly Registration[]
  readonly exchanges: readonly (Registration & { readonly state: State })[]
  /** Withdrawals that were declared. */
  readonly withdrawals: number
}

export type GoodsStep =
  | { readonly kind: 'register'; readonly registration: Registration }
  | { readonly kind: 'arrive'; readonly id: string }
  | { readonly kind: 'refund'; readonly item: ReturnInput }
  | { readonly kind: 'send'; readonly id: string }
  | { readonly kind: 'withdraw'; readonly words: string }

/** All units of an order with its shopper, none of them given back. */
export function toGoods({ items }: OrderDraft): Goods {
  const out = Object.fromEntries(items.map(({ lineId, qty }): [string, number] => [lineId, qty]))
  return { out, returned: {}, refunded: 0, open: [], exchanges: [], withdrawals: 0 }
}

/** Applies a step that the shop has done. */
export function applyStep(order: OrderDraft, goods: Goods, step: GoodsStep): Goods {
  if (step.kind === 'register') return register(goods, step.registration)
  if (step.kind === 'refund') return refund(order, goods, step.item)
  if (step.kind === 'send') return send(goods, step.id)
  // A declaration moves neither goods nor money; its staff refund what it names.
  if (step.kind === 'withdraw') return { ...goods, withdrawals: goods.withdrawals + 1 }
  return arrive(order, goods, step.id)
}

/** Units of a line that were not given back. */
export function countHeld({ items }: OrderDraft, { returned }: Goods, lineId: string): number {
  return (items.find((item) => item.lineId === lineId)?.qty ?? 0) - (returned[lineId] ?? 0)
}

const register = (goods: Goods, registration: Registration): Goods => ({
  ...goods,
  open: [...goods.open, registration],
  exchanges: registration.isExchange
    ? [...goods.exchanges, { ...registration, state: 'held' as const }]
    : goods.exchanges,
})

const setState = ({ exchanges }: Goods, id: string, state: State): Goods['exchanges'] =>
  exchanges.map((one) => (one.id === id ? { ...one, state } : one))

const move = (goods: Goods, lineId: string, units: number): Goods['out'] => ({
  ...goods.out,
  [lineId]: Math.max(0, (goods.out[lineId] ?? 0) + units),
})

const send = (goods: Goods, id: string): Goods => {
  const sent = goods.exchanges.find((one) => one.id === id && one.state === 'due')
  return sent ? { ...goods, exchanges: setState(goods, id, 'sent'), out: move(goods, sent.lineId, sent.qty) } : goods
}

const arrive = (order: OrderDraft, goods: Goods, id: string): Goods => {
  const registration = goods.open.find((one) => one.id === id)
  if (!registration) return goods
  const { lineId, qty } = registration
  const open = goods.open.filter((one) => one.id !== id)
  const isHeld = goods.exchanges.some((one) => one.id === id && one.state === 'held')
  if (isHeld) return { ...goods, open, exchanges: setState(goods, id, 'due'), out: move(goods, lineId, -qty) }
  const owed = Math.min(qty, countHeld(order, goods, lineId))
  return owed === 0 ? goods : { ...refund(order, goods, { lineId, qty: owed }), open }
}

/** A refund ends the exchanges of a line that would send more than its shopper is still owed. */
const refund = (order: OrderDraft, goods: Goods, item: ReturnInput): Goods => {
  const plan = planReturn(order, goods.returned, [item])
  if (!plan.ok) throw new Error(`${item.qty} of ${item.lineId} could not be given back: ${plan.reason}`)
  const { lineId, qty } = item
  const after = { ...goods, returned: plan.returned, refunded: goods.refunded + plan.refund.amount }
  const isOpen = (one: Goods['exchanges'][number]): boolean =>
    one.lineId === lineId && (one.state === 'held' || one.state === 'due')
  const promised = goods.exchanges.filter(isOpen).reduce((sum, one) => sum + one.qty, 0)
  const isOver = promised > countHeld(order, after, lineId)
  return {
    ...after,
    out: move(goods, lineId, -qty),
    exchanges: goods.exchanges.map((one) => (isOver && isOpen(one) ? { ...one, state: 'released' as const } : one)),
  }
}
