import { seconds } from '@lacehouse/domain/time/durations'
import { median } from '../measure/median.ts'
import { type ProcessorTimes, sumOf } from '../measure/read-processor.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { checkOut, makeReady, place, type ReadyCart } from '../shop/shopper.ts'

export type CheckoutFigures = {
  readonly callers: number
  /** Complete checkouts a second, median of the rounds. */
  readonly rate: number
  readonly best: number
  /** Milliseconds for the seven calls of one checkout. */
  readonly p50: number
  readonly p95: number
  /** Processor time of each part a checkout, in milliseconds, of the cheapest round. */
  readonly processor: ProcessorTimes | null
}

const roundLength = { milliseconds: seconds(4) }
const warmUp = { times: 1500 }

/** Runs enough checkouts for the JIT compiler to optimise the code; a cold checkout costs twice as much. */
export async function warmUpCheckout({ client, variantIds, rest }: BenchShop): Promise<void> {
  await runCallers(16, warmUp, (caller, turn) =>
    checkOut(client, variantIds[(caller + turn) % variantIds.length] ?? ''),
  )
  await rest()
}

/** Measures the complete checkout of guests: token, cart, address, billing, card, prepare and place, with durable commits. */
export async function measureCheckout(bench: BenchShop, callers: number, rounds: number): Promise<CheckoutFigures> {
  const figures: Load[] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await measureRound(bench, callers))
  // Otherwise the mails of these orders would count towards the next measurement.
  await bench.rest()
  return summarise(callers, figures)
}

const summarise = (callers: number, figures: readonly Load[]): CheckoutFigures => {
  const of = (name: 'rate' | 'p50' | 'p95'): number => median(figures.map((figure) => figure[name]))
  const [cheapest] = figures.flatMap(({ processor }) => processor ?? []).toSorted((a, b) => sumOf(a) - sumOf(b))
  return {
    callers,
    rate: of('rate'),
    best: Math.max(...figures.map(({ rate }) => rate)),
    p50: of('p50'),
    p95: of('p95'),
    processor: cheapest ?? null,
  }
}

const placements = { times: 600 }

/** Measures the placement of prepared carts alone, as in the first minute of a sale. */
export async function measurePlacements(bench: BenchShop, callers: number, rounds: number): Promise<CheckoutFigures> {
  const figures: Load[] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await measurePlacing(bench, callers))
  await bench.rest()
  return summarise(callers, figures)
}

const measurePlacing = async ({ client, variantIds }: BenchShop, callers: number): Promise<Load> => {
  const ready: ReadyCart[] = []
  await runCallers(callers, placements, async (caller, turn) => {
    ready.push(await makeReady(client, variantIds[(caller + turn) % variantIds.length] ?? ''))
  })
  return runCallers(callers, { times: ready.length }, async () => {
    const cart = ready.pop()
    if (cart) await place(cart)
  })
}

const measureRound = ({ client, variantIds }: BenchShop, callers: number): Promise<Load> =>
  runCallers(callers, roundLength, (caller, turn) =>
    checkOut(client, variantIds[(caller + turn) % variantIds.length] ?? ''),
  )
