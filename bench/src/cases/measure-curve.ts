import { seconds } from '@lacehouse/domain/time/durations'
import { runCallers } from '../measure/run-callers.ts'
import { fillCatalogue } from '../shop/fill-catalogue.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { createShopper, fillCart } from '../shop/shopper.ts'
import { type CallFigures, measure, measureCartCalls } from './measure-cart-calls.ts'

/** A point of the curve: calls of one caller at one number of lines in the cart or of products in the shop. */
export type Point = { readonly at: string; readonly calls: readonly CallFigures[] }

const lineCounts = [1, 10, 25, 50]
const productCounts = [1_000, 10_000, 100_000]
const roundLength = { milliseconds: seconds(1.5) }
const linesOfMany = 5

/** Measures the cart calls with 1 to 50 lines, and with up to `most` products in the shop. */
export async function measureCurve(bench: BenchShop, rounds: number, most: number): Promise<Point[]> {
  const points: Point[] = []
  for (const lines of lineCounts)
    points.push({ at: `${lines} lines`, calls: await measureCartCalls(bench, { lines, callers: 1, rounds }) })
  for (const count of productCounts.filter((one) => one <= most)) {
    await fillCatalogue(bench.database.pool, bench.variantIds[0] ?? '', count)
    points.push({ at: `${count} products`, calls: await measureAmong(bench, count, rounds) })
  }
  return points
}

/** Measures carts of products drawn from the whole catalogue, so that the shop's caches have a realistic hit rate. */
const measureAmong = async ({ client }: BenchShop, count: number, rounds: number): Promise<CallFigures[]> => {
  const drawOne = (): string => toVariantId(1 + Math.floor(Math.random() * count))
  const shopper = await createShopper(client)
  const begin = () => shopper.call('POST', '/cart/v1/cartWithItem', { productId: drawOne(), qty: 1 })
  const carts = await Promise.all(
    Array.from({ length: 40 }, () => fillCart(client, Array.from({ length: linesOfMany }, drawOne))),
  )
  const read = (turn: number) => {
    const cart = carts[turn % carts.length]
    return cart?.shopper.call('GET', `/cart/v1/cart/${cart.cartId}`) ?? Promise.resolve()
  }
  return [
    await measure('add the first', rounds, () => runCallers(1, roundLength, begin)),
    await measure(`read ${linesOfMany} lines`, rounds, () => runCallers(1, roundLength, (_, turn) => read(turn))),
  ]
}

const toVariantId = (nth: number): string => `${toProductId(nth)}-01-1`
const toProductId = (nth: number): string => `BENCH${String(nth).padStart(6, '0')}`
