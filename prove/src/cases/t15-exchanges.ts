import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { type BackofficeCaller, openBackoffice, openReadyCart, place, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { type Finding, isEmpty, isSame, type ProofContext } from '../proof.ts'
import { toHouse } from '../shop/to-house.ts'
import { applyStep, countKept, type Goods, type GoodsStep, type Registration } from '../sums/goods-model.ts'
import { type Bought, buyInTurn } from './t15-refunds.ts'

const tracking = 'ups:1Z999AA10123456784'
const mostSteps = 12
/** Lines, and units of each: larger orders get a gift. */
const mostUnits = 2
const rivals = 6

type Tally = { orders: number; steps: number; exchanges: number; races: number; readonly problems: string[] }
type Exchanging = ProofContext & { readonly staff: BackofficeCaller; readonly tally: Tally }
type Open = Bought & { readonly sizes: ReadonlyMap<string, readonly string[]> }

/**
 * Buys orders, delivers them, and exchanges, returns and refunds them in random steps, each pressed three times at once and some beside
 * another: after each, stock, exchanges and refunds are as a count of the goods says.
 */
export async function proveExchanges(context: ProofContext, count: number): Promise<Finding[]> {
  const { shop, isLate } = context
  await shop.fillStock()
  const staff = await openBackoffice(toHouse(shop), { rights: staffRights })
  const tally: Tally = { orders: 0, steps: 0, exchanges: 0, races: 0, problems: [] }
  const exchanging = { ...context, staff, tally }
  const bought = await inWaves(count, { atOnce: 4, isLate }, (nth) => buyInTurn(context, nth, mostUnits))
  await inWaves(bought.length, { atOnce: 4, isLate }, (nth) => exchangeInSteps(exchanging, bought[nth]))
  const winners = await inWaves(Math.min(count, rivals), { atOnce: 1, isLate }, () => wantLastPair(exchanging))
  return [
    isSame('orders bought to be exchanged', bought.filter((one) => one !== null).length, count),
    isEmpty(
      `of ${tally.steps} steps of ${tally.orders} orders, ${tally.exchanges} of them exchanges and ${tally.races} at once with another: differences of goods, stock and refunds`,
      tally.problems,
    ),
    isEmpty(
      `of ${winners.length} last pairs that ${rivals} shoppers want in exchange at once: those that not exactly one gets`,
      winners.filter((won) => won !== 1).map(String),
    ),
    isEmpty('disagreements of orders, charges and stock after the exchanges', await shop.listDisagreements()),
  ]
}

const deliver = async ({ staff }: Exchanging, orderNumber: string): Promise<void> => {
  const params = { orderNumber }
  for (const to of ['picking', 'shipped', 'delivered'])
    for (const { shipmentId, next } of (await staff.call('backoffice.getOrder', { params })).shipments)
      if ((next as readonly string[]).includes(to))
        await staff.call('backoffice.moveShipment', { params, body: { shipmentId, to, tracking } })
}

const listSizes = async (buyer: TestShopper, orderId: string): Promise<Open['sizes']> => {
  const { items } = await buyer.call('returns.listSizes', { params: { orderId } })
  return new Map(
    items.map(({ itemId, sizes }) => [
      itemId,
      sizes.filter(({ isAvailable }) => isAvailable).map(({ variantId }) => variantId),
    ]),
  )
}

const exchangeInSteps = async (exchanging: Exchanging, bought: Bought | null | undefined): Promise<void> => {
  // A gift comes back with the last thing bought, so that a return of it holds more than its shopper asks for.
  if (!bought || bought.order.items.some(({ isBonus }) => isBonus)) return
  exchanging.tally.orders += 1
  const { buyer, order } = bought
  const qtyOf = ({ lineId, qty }: OrderDraft['items'][number]): [string, number] => [lineId, qty]
  let goods: Goods = {
    ...{ out: Object.fromEntries(order.items.map(qtyOf)), returned: {}, refunded: 0, open: [], exchanges: [] },
  }
  goods = await cancelSome(exchanging, bought, goods)
  if (order.items.every(({ lineId }) => goods.out[lineId] === 0)) return
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

const drawStep = ({ draw }: Exchanging, { order, sizes }: Open, goods: Goods): GoodsStep | null => {
  const pick = <One>(some: readonly One[]): One | undefined => some[draw(some.length)]
  const openOf = (lineId: string): number =>
    goods.open.reduce((sum, one) => sum + (one.lineId === lineId ? one.qty : 0), 0)
  const lines = order.items.map(({ lineId }) => ({ lineId, left: countKept(order, goods, lineId) }))
  const line = pick(
    lines.map(({ lineId, left }) => ({ lineId, left: left - openOf(lineId) })).filter(({ left }) => left > 0),
  )
  const kept = pick(lines.filter(({ left }) => left > 0))
  const arriving = pick(goods.open)
  const due = pick(goods.exchanges.filter(({ state }) => state === 'due'))
  const isExchange = line !== undefined && (sizes.get(line.lineId)?.length ?? 0) > 0 && draw(4) > 0
  const registration = line && { lineId: line.lineId, qty: 1 + draw(line.left), id: randomUUID(), isExchange }
  const steps: (GoodsStep | null)[] = [
    ...Array.from({ length: 3 }, () => (registration ? { kind: 'register' as const, registration } : null)),
    ...Array.from({ length: 3 }, () => (arriving ? { kind: 'arrive' as const, id: arriving.id } : null)),
    ...Array.from({ length: 2 }, () => (due ? { kind: 'send' as const, id: due.id } : null)),
    kept ? { kind: 'refund', item: { lineId: kept.lineId, qty: 1 + draw(kept.left) } } : null,
  ]
  return pick(steps.filter((step) => step !== null)) ?? null
}

type Taking = { readonly goods: Goods; readonly steps: readonly GoodsStep[] }

/** Takes steps at once, each pressed three times; returns the goods in the order of the steps that the shop's records show. */
const takeSteps = async (exchanging: Exchanging, open: Open, { goods, steps }: Taking): Promise<Goods> => {
  const { tally } = exchanging
  const pressed = await Promise.all(steps.map((step) => press(exchanging, open, step)))
  const done = steps.filter((_, nth) => pressed[nth])
  tally.steps += steps.length
  tally.exchanges += steps.filter((step) => step.kind === 'register' && step.registration.isExchange).length
  if (steps.length > 1) tally.races += 1
  const apply = (some: readonly GoodsStep[]): Goods[] => {
    try {
      return [some.reduce((so, step) => applyStep(open.order, so, step), goods)]
    } catch {
      // Two steps that want the same goods cannot both be done in this order.
      return []
    }
  }
  const possible = [...apply(done), ...apply(done.toReversed())]
  const found = await readFound(exchanging, open)
  const match = possible.find((one) => toFound(one) === found)
  if (!match) {
    const expected = possible.map(toFound).join(' or ')
    tally.problems.push(`${open.order.orderNumber} after ${JSON.stringify(done)}: ${found} for ${expected}`)
  }
  return match ?? possible[0] ?? goods
}

/** Presses three times at once; true where the shop says that it is done. */
const press = async (exchanging: Exchanging, open: Open, step: GoodsStep): Promise<boolean> => {
  const send = await prepare(exchanging, open, step)
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  // 503 says that the shop is too busy, and nothing is done.
  if (statuses.some((status) => status >= 500 && status !== 503))
    exchanging.tally.problems.push(`${step.kind}: ${statuses.join(', ')}`)
  return statuses.some((status) => status < 400)
}

type Send = () => Promise<{ readonly status: number }>

const prepare = async (exchanging: Exchanging, { buyer, order, sizes }: Open, step: GoodsStep): Promise<Send> => {
  const { shop, staff, draw } = exchanging
  const { orderNumber } = order
  const params = { orderNumber }
  if (step.kind === 'register') {
    const { id, lineId, qty, isExchange } = step.registration
    const some = sizes.get(lineId) ?? []
    const other = isExchange && { exchangeVariantId: some[draw(some.length)] }
    const body = { returnId: id, items: [{ itemId: lineId, qty, reason: 'too_small', ...other }] }
    return () => buyer.tryCall('returns.label', { params: { orderId: orderNumber }, body })
  }
  if (step.kind === 'refund') {
    const items = [{ itemId: step.item.lineId, qty: step.item.qty }]
    const { amount } = await staff.call('backoffice.previewRefund', { params, body: { items } })
    const body = { refundId: randomUUID(), items, reason: 'It is torn', amount }
    return () => staff.tryCall('backoffice.refundOrder', { params, body })
  }
  const { rows } = await shop.database.pool.query<{ number: string; exchangeId: string | null }>(
    `select r.number, x.id as "exchangeId" from order_returns r left join order_exchanges x on x.return_id = r.id where r.id = $1`,
    [step.id],
  )
  const [row] = rows
  if (step.kind === 'arrive')
    return () => staff.tryCall('backoffice.takeBackReturn', { params, body: { returnNumber: row?.number ?? '' } })
  const body = { exchangeId: row?.exchangeId ?? '', tracking }
  return () => staff.tryCall('backoffice.sendExchange', { params, body })
}

const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
const toText = (some: readonly Pick<Registration, 'id'>[]): string =>
  JSON.stringify(some.toSorted((one, other) => one.id.localeCompare(other.id)))

/** What the shop's records have to say of some goods. */
const toFound = ({ out, refunded, exchanges }: Goods): string => {
  const open = exchanges.filter(({ state }) => state === 'held' || state === 'due')
  const sums = [sum(Object.values(out)), sum(open.map(({ qty }) => qty)), refunded]
  return `${sums.join()} ${toText(exchanges.map(({ id, qty, state }) => ({ id, qty, state })))}`
}

const readFound = async ({ shop }: Exchanging, { order: { orderNumber } }: Open): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    `select
      (select coalesce(-sum(quantity), 0)::int from stock_entries where order_number = $1 and reason in ('ship', 'return')) as out,
      (select coalesce(sum(quantity), 0)::int from stock_entries
        where order_number = $1 and reason in ('reserve', 'release', 'ship')) as reserved,
      (select coalesce(sum((data ->> 'amount')::int), 0)::int from order_events where order_number = $1 and kind = 'returned') as refunded,
      (select coalesce(json_agg(json_build_object('id', return_id, 'qty', qty, 'state', state)), '[]')
        from order_exchanges where order_number = $1) as exchanges`,
    [orderNumber],
  )
  const { out, reserved, refunded, exchanges } = rows[0]
  return `${[out, reserved, refunded].join()} ${toText(exchanges)}`
}

/** Several shoppers who have the same shoe want its other size at once, of which there is one; returns how many got it. */
const wantLastPair = async (exchanging: Exchanging): Promise<number> => {
  const { shop, draw } = exchanging
  const variantId = shop.variantIds[draw(shop.variantIds.length)] ?? ''
  const owners = await inWaves(rivals, { atOnce: rivals }, async () => {
    const buyer = await shop.client().createGuest()
    const { body } = await place(buyer, await openReadyCart(buyer, variantId))
    await deliver(exchanging, body.orderNumber)
    return { buyer, orderId: body.orderNumber, itemId: body.items[0]?.id ?? '' }
  })
  const [first] = owners
  const sizes = first ? await listSizes(first.buyer, first.orderId) : new Map<string, readonly string[]>()
  const exchangeVariantId = sizes.get(first?.itemId ?? '')?.at(0)
  if (exchangeVariantId === undefined) return 1
  await shop.setStock(exchangeVariantId, 1)
  const answers = await Promise.all(
    owners.map(({ buyer, orderId, itemId }) => {
      const items = [{ itemId, qty: 1, reason: 'too_small', exchangeVariantId }]
      return buyer.tryCall('returns.label', { params: { orderId }, body: { returnId: randomUUID(), items } })
    }),
  )
  await shop.setStock(exchangeVariantId, 1_000)
  return answers.filter(({ status }) => status < 400).length
}
