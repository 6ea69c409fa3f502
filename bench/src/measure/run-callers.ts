import { percentile } from '@lacehouse/test-kit/proof/percentile'
import { type ProcessorTimes, readProcessor, toShares } from './read-processor.ts'

export type Load = {
  /** Calls a second, over all callers. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly count: number
  /** Processor time of each part a call, in milliseconds. */
  readonly processor: ProcessorTimes | null
}

/** The length of a measurement: milliseconds, or a number of calls over all callers. */
export type Extent = { readonly milliseconds: number } | { readonly times: number }

/** Runs the work repeatedly in a number of parallel callers; each waits for its reply before the next call. */
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
