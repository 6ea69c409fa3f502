import { median } from '../measure/median.ts'
import { type ProcessorTimes, sumOf } from '../measure/read-processor.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { checkOut, makeReady, place, type ReadyCart } from '../shop/shopper.ts'

export type CheckoutFigures = {
  readonly callers: number
  /** Whole checkouts a second, median of the rounds. */
  readonly rate: number
  readonly best: number
  /** Milliseconds for the seven calls of one checkout. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of processor that a checkout costs each part, in the round that cost least altogether. */
  readonly processor: ProcessorTimes | null
}

const roundLength = { milliseconds: 4000 }
const warmUp = { times: 1500 }

/** So many checkouts that the shop's code is compiled as it is after some minutes of trade: a cold one costs twice as much. */
export async function warmUpCheckout({ client, variantIds, rest }: BenchShop): Promise<void> {
  await runCallers(16, warmUp, (caller, turn) =>
    checkOut(client, variantIds[(caller + turn) % variantIds.length] ?? ''),
  )
  await rest()
}

/** The whole checkout of guests: token, cart, address, billing, card, prepare and place, with durable commits. */
export async function measureCheckout(bench: BenchShop, callers: number, rounds: number): Promise<CheckoutFigures> {
  const figures: Load[] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await measureRound(bench, callers))
  // The mails of these orders would be counted with whatever is measured next.
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

/** Placing alone, of carts that were made ready before: what a sale's first minute asks of the shop. */
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
