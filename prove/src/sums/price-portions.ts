// Runs in a worker: prices its share of the random carts and lists broken sums.
import { parentPort, workerData } from 'node:worker_threads'
import { listBrokenSums } from '@lacehouse/domain/pricing/list-broken-sums'
import { priceCart } from '@lacehouse/domain/pricing/price-cart'
import { randomCartCase } from '@lacehouse/test-kit/proof/random-cart-case'
import fc from 'fast-check'

/** Seeds of portions: the same carts are made with any number of workers. */
export type Share = {
  readonly seeds: readonly { readonly seed: number; readonly count: number }[]
  readonly until: number
}

export type Priced = {
  readonly carts: number
  readonly byCurrency: Readonly<Record<string, number>>
  readonly broken: readonly string[]
}

const pricePortions = ({ seeds, until }: Share): Priced => {
  const broken: string[] = []
  const byCurrency: Record<string, number> = {}
  let carts = 0
  for (const { seed, count } of seeds) {
    if (Date.now() > until) break
    for (const { cart, facts } of fc.sample(randomCartCase, { numRuns: count, seed })) {
      broken.push(...listBrokenSums(priceCart(cart, facts), facts.site.taxes.mode))
      byCurrency[cart.currency] = (byCurrency[cart.currency] ?? 0) + 1
      carts += 1
    }
  }
  return { carts, byCurrency, broken: broken.slice(0, 100) }
}

parentPort?.postMessage(pricePortions(workerData as Share))
