import { seconds } from '@lacehouse/domain/time/durations'
import { median } from '../measure/median.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { type FilledCart, fillCart } from '../shop/shopper.ts'

/** Rate and times of one kind of call: calls a second and milliseconds, medians of the rounds. */
export type CallFigures = {
  readonly name: string
  readonly rate: number
  readonly p50: number
  readonly p95: number
  /** Processor time of the shop's process a call, in milliseconds, of the cheapest round. */
  readonly processor: number | null
}

const roundLength = { milliseconds: seconds(1.5) }
const coupon = 'LACE5'
const couponsInRound = 60

/** Measures the calls of a cart with a number of lines; each caller has its own cart. */
export async function measureCartCalls(
  bench: BenchShop,
  { lines, callers, rounds }: { readonly lines: number; readonly callers: number; readonly rounds: number },
): Promise<CallFigures[]> {
  const { client, variantIds } = bench
  const wanted = Array.from({ length: lines }, (_, index) => variantIds[index % variantIds.length] ?? '')
  const carts = await Promise.all(Array.from({ length: callers }, () => fillCart(client, wanted)))
  const of = (work: (cart: FilledCart, turn: number) => Promise<unknown>) => () =>
    runCallers(callers, roundLength, (caller, turn) => work(carts[caller] as FilledCart, turn))
  const add = ({ shopper, cartId }: FilledCart) =>
    shopper.call('POST', '/cart/v1/item', { cartId, productId: variantIds[0], qty: 1, recipeId: 'line-0' })
  const change = ({ shopper, cartId, itemIds }: FilledCart, turn: number) =>
    shopper.call('PUT', `/cart/v1/cart/${cartId}/item`, { itemId: itemIds.at(-1), qty: 1 + (turn % 2) })
  const read = ({ shopper, cartId }: FilledCart) => shopper.call('GET', `/cart/v1/cart/${cartId}`)
  return [
    await measure('add', rounds, of(add)),
    await measure('change', rounds, of(change)),
    await measure('read', rounds, of(read)),
    await measure('coupon', rounds, () => enterCoupons(bench, wanted, callers)),
  ]
}

/** Each coupon goes into a new cart: a cart takes a code once, and a session may enter ten a minute. */
const enterCoupons = async ({ client }: BenchShop, wanted: readonly string[], callers: number): Promise<Load> => {
  const carts: FilledCart[] = []
  await runCallers(4, { times: couponsInRound }, async () => {
    carts.push(await fillCart(client, wanted))
  })
  return runCallers(callers, { times: carts.length }, async () => {
    const cart = carts.pop()
    if (cart) await cart.shopper.call('PUT', '/cart/v1/coupon', { cartId: cart.cartId, code: coupon })
  })
}

/** Runs a measurement a number of rounds and returns the medians. */
export async function measure(name: string, rounds: number, run: () => Promise<Load>): Promise<CallFigures> {
  const found: Load[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await run())
  const of = (figure: 'rate' | 'p50' | 'p95'): number => median(found.map((load) => load[figure]))
  const costs = found.flatMap(({ processor }) => (processor ? [processor.shop] : []))
  const processor = costs.length > 0 ? Math.min(...costs) : null
  return { name, rate: of('rate'), p50: of('p50'), p95: of('p95'), processor }
}
