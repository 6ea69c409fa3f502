import { randomUUID } from 'node:crypto'
import type { TestShopper } from '@lacehouse/test-kit'
import type { Bought } from '../cases/t15-refunds.ts'
import { applyStep, type Goods, toGoods } from '../sums/goods-model.ts'
import { drawStep } from './draw-step.ts'
import { type Exchanging, type Open, tracking } from './exchanging.ts'
import { takeSteps } from './take-steps.ts'

const mostSteps = 12

/** Picks, sends and delivers every parcel of an order. */
export async function deliver({ staff }: Exchanging, orderNumber: string): Promise<void> {
  const params = { orderNumber }
  for (const to of ['picking', 'shipped', 'delivered'])
    for (const { shipmentId, next } of (await staff.call('backoffice.getOrder', { params })).shipments)
      if ((next as readonly string[]).includes(to))
        await staff.call('backoffice.moveShipment', { params, body: { shipmentId, to, tracking } })
}

/** Lists the sizes that each line of a delivered order can be exchanged for now. */
export async function listSizes(buyer: TestShopper, orderId: string): Promise<Open['sizes']> {
  const { items } = await buyer.call('returns.listSizes', { params: { orderId } })
  return new Map(
    items.map(({ itemId, sizes }) => [
      itemId,
      sizes.filter(({ isAvailable }) => isAvailable).map(({ variantId }) => variantId),
    ]),
  )
}

export type Exchanged = { readonly open: Open; readonly goods: Goods }

/**
 * Cancels some units of an order, delivers the rest, and takes random steps with it until nothing is left or the steps are done; returns
 * where its goods are then, or null for an order that takes no such steps.
 */
export async function exchangeInSteps(
  exchanging: Exchanging,
  bought: Bought | null | undefined,
): Promise<Exchanged | null> {
  // A gift comes back with the last thing bought, so that a return of it holds more than its shopper asks for.
  if (!bought || bought.order.items.some(({ isBonus }) => isBonus)) return null
  exchanging.tally.orders += 1
  const { buyer, order } = bought
  let goods = await cancelSome(exchanging, bought, toGoods(order))
  if (order.items.every(({ lineId }) => goods.out[lineId] === 0)) return null
  await deliver(exchanging, order.orderNumber)
  const open = { ...bought, sizes: await listSizes(buyer, order.orderNumber) }
  for (let nth = 0; nth < mostSteps; nth += 1) {
    const [step, other] = [
      drawStep(exchanging, open, goods),
      exchanging.draw(4) === 0 ? drawStep(exchanging, open, goods) : null,
    ]
    if (!step) break
    goods = await takeSteps(exchanging, open, { goods, steps: other ? [step, other] : [step] })
  }
  return { open, goods }
}

/** Cancels some units of every third order before it leaves. */
const cancelSome = async ({ draw }: Exchanging, { buyer, order }: Bought, goods: Goods): Promise<Goods> => {
  const [item] = order.items
  if (!item || draw(3) > 0) return goods
  const qty = 1 + draw(item.qty)
  const items = [{ itemId: item.lineId, qty }]
  await buyer.call('orders.cancel', { body: { orderNumber: order.orderNumber, cancellationId: randomUUID(), items } })
  return applyStep(order, goods, { kind: 'refund', item: { lineId: item.lineId, qty } })
}
