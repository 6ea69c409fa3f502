import { percentile } from './median.ts'
import { type ProcessorTimes, readProcessor, toShares } from './read-processor.ts'

export type Load = {
  /** How often a second, over all callers. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly count: number
  /** Milliseconds of processor that each time cost, part by part. */
  readonly processor: ProcessorTimes | null
}

/** For how long: milliseconds, or so many times over all callers. */
export type Extent = { readonly milliseconds: number } | { readonly times: number }

/** Lets some callers do something again and again; each waits for its answer before it goes on. */
export async function runCallers(
  callers: number,
  extent: Extent,
  work: (caller: number, turn: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = []
  const before = await readProcessor()
  const begun = performance.now()
  let begunTimes = 0
  const goesOn = (): boolean => {
    begunTimes += 1
    return 'times' in extent ? begunTimes <= extent.times : performance.now() < begun + extent.milliseconds
  }
  const call = async (caller: number): Promise<void> => {
    for (let turn = 0; goesOn(); turn += 1) {
      const sent = performance.now()
      await work(caller, turn)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const seconds = (performance.now() - begun) / 1000
  const after = await readProcessor()
  return {
    rate: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    count: times.length,
    processor: before && after && toShares(before, after, times.length),
  }
}
