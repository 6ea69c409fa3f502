import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Priced, Share } from './price-portions.ts'

const portion = 5000

/** Prices a number of random carts on all cores until the time is over; the same seed makes the same carts. */
export async function priceRandomCarts(count: number, seed: number, until: number): Promise<Priced> {
  const portions = Array.from({ length: Math.ceil(count / portion) }, (_, nth) => ({
    seed: seed + nth * portion,
    count: Math.min(portion, count - nth * portion),
  }))
  const workers = availableParallelism()
  const shares = Array.from({ length: workers }, (_, at) => portions.filter((__, nth) => nth % workers === at))
  const results = await Promise.all(shares.map((seeds) => runWorker({ seeds, until })))
  const byCurrency: Record<string, number> = {}
  for (const result of results)
    for (const [code, carts] of Object.entries(result.byCurrency)) byCurrency[code] = (byCurrency[code] ?? 0) + carts
  return {
    carts: results.reduce((sum, { carts }) => sum + carts, 0),
    byCurrency,
    broken: results.flatMap(({ broken }) => broken),
  }
}

const runWorker = async (share: Share): Promise<Priced> => {
  const worker = new Worker(new URL('./price-portions.ts', import.meta.url), { workerData: share })
  const [priced] = (await once(worker, 'message')) as [Priced]
  await worker.terminate()
  return priced
}
