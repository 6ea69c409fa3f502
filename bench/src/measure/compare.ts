import { median } from './median.ts'
import type { Load } from './run-callers.ts'

/** A figure of the shop and the figure of its baseline, measured in turn on the same machine. */
export type Comparison = {
  readonly name: string
  /** Calls a second, medians of the rounds. */
  readonly shop: number
  readonly baseline: number
  /** The median of the rounds' ratios; other load of the machine affects both sides. */
  readonly ratio: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Processor time of both processes in milliseconds, of the cheapest round: on a busy machine it varies less than rates. */
  readonly shopProcessor: number | null
  readonly baselineProcessor: number | null
  readonly target: number | null
}

type Sides = { readonly shop: () => Promise<Load>; readonly baseline: () => Promise<Load> }
type Goal = { readonly rounds: number; readonly target?: number }

/** Measures both sides in turn, round by round. */
export async function compare(name: string, sides: Sides, { rounds, target }: Goal): Promise<Comparison> {
  const pairs: { readonly shop: Load; readonly baseline: Load }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ shop: await sides.shop(), baseline: await sides.baseline() })
  const of = (figure: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(figure))
  return {
    name,
    shop: of(({ shop }) => shop.rate),
    baseline: of(({ baseline }) => baseline.rate),
    ratio: of(({ shop, baseline }) => shop.rate / baseline.rate),
    p50: of(({ shop }) => shop.p50),
    p95: of(({ shop }) => shop.p95),
    shopProcessor: least(pairs.map(({ shop }) => shop.processor?.shop)),
    baselineProcessor: least(pairs.map(({ baseline }) => baseline.processor?.baseline)),
    target: target ?? null,
  }
}

const least = (figures: readonly (number | undefined)[]): number | null => {
  const known = figures.filter((figure) => figure !== undefined && figure > 0)
  return known.length > 0 ? Math.min(...(known as number[])) : null
}
