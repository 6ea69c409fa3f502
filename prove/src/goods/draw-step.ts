import { randomUUID } from 'node:crypto'
import type { TestShopper } from '@lacehouse/test-kit'
import { countHeld, type Goods, type GoodsStep } from '../sums/goods-model.ts'
import type { Exchanging, Open } from './exchanging.ts'

/** Draws a step that the goods of an order allow; null where nothing is left to do. */
export function drawStep({ draw }: Exchanging, { buyer, order, sizes }: Open, goods: Goods): GoodsStep | null {
  const pick = <One>(some: readonly One[]): One | undefined => some[draw(some.length)]
  const openOf = (lineId: string): number =>
    goods.open.reduce((sum, one) => sum + (one.lineId === lineId ? one.qty : 0), 0)
  const lines = order.items.map(({ lineId }) => ({ lineId, left: countHeld(order, goods, lineId) }))
  const line = pick(
    lines.map(({ lineId, left }) => ({ lineId, left: left - openOf(lineId) })).filter(({ left }) => left > 0),
  )
  const picked = pick(lines.filter(({ left }) => left > 0))
  const arriving = pick(goods.open)
  const due = pick(goods.exchanges.filter(({ state }) => state === 'due'))
  const isExchange = line !== undefined && (sizes.get(line.lineId)?.length ?? 0) > 0 && draw(4) > 0
  const registration = line && { lineId: line.lineId, qty: 1 + draw(line.left), id: randomUUID(), isExchange }
  const steps: (GoodsStep | null)[] = [
    ...Array.from({ length: 3 }, () => (registration ? { kind: 'register' as const, registration } : null)),
    ...Array.from({ length: 3 }, () => (arriving ? { kind: 'arrive' as const, id: arriving.id } : null)),
    ...Array.from({ length: 2 }, () => (due ? { kind: 'send' as const, id: due.id } : null)),
    picked ? { kind: 'refund', item: { lineId: picked.lineId, qty: 1 + draw(picked.left) } } : null,
    picked && isWithdrawable(buyer) ? { kind: 'withdraw', words: `${picked.lineId} ${randomUUID()}` } : null,
  ]
  return pick(steps.filter((step) => step !== null)) ?? null
}

/** The sites of these proofs in the European Union are German. */
const isWithdrawable = ({ locale }: TestShopper): boolean => locale === 'de-de'
