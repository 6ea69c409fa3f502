import { randomUUID } from 'node:crypto'
import { applyStep, type Goods, type GoodsStep, type Registration } from '../sums/goods-model.ts'
import { type Exchanging, type Open, tracking } from './exchanging.ts'

type Taking = { readonly goods: Goods; readonly steps: readonly GoodsStep[] }

/** Takes steps at once, each pressed three times; returns the goods in the order of the steps that the shop's records show. */
export async function takeSteps(exchanging: Exchanging, open: Open, { goods, steps }: Taking): Promise<Goods> {
  const { tally } = exchanging
  const pressed = await Promise.all(steps.map((step) => press(exchanging, open, step)))
  const done = steps.filter((_, nth) => pressed[nth])
  tally.steps += steps.length
  tally.exchanges += steps.filter((step) => step.kind === 'register' && step.registration.isExchange).length
  tally.withdrawals += steps.filter(({ kind }) => kind === 'withdraw').length
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
  if (step.kind === 'withdraw') {
    const body = {
      name: 'Bo Elm',
      contract: orderNumber,
      email: 'bo@example.com',
      ...(step.words && { goods: step.words }),
    }
    return () => buyer.tryCall('withdrawals.declare', { body })
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

/** The expected records of the shop about some goods. */
const toFound = ({ out, refunded, exchanges, withdrawals }: Goods): string => {
  const open = exchanges.filter(({ state }) => state === 'held' || state === 'due')
  const sums = [sum(Object.values(out)), sum(open.map(({ qty }) => qty)), refunded, withdrawals]
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
        from order_exchanges where order_number = $1) as exchanges,
      (select count(*)::int from withdrawals where contract = $1) as withdrawals`,
    [orderNumber],
  )
  const { out, reserved, refunded, exchanges, withdrawals } = rows[0]
  return `${[out, reserved, refunded, withdrawals].join()} ${toText(exchanges)}`
}
