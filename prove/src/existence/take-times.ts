import type { ProofContext } from '../proof.ts'

/** Answers before the first whose time counts: connections, caches and compiled code. */
const warmUp = 20

/** Prepares a call, and returns it. */
type Prepare = () => Promise<() => Promise<unknown>>
type Pair = { readonly first: Prepare; readonly second: Prepare }
export type PairOfTimes = { readonly first: readonly number[]; readonly second: readonly number[] }

const measure = async (prepare: Prepare): Promise<number> => {
  const send = await prepare()
  const begun = performance.now()
  await send()
  return performance.now() - begun
}

/** Takes the times of two calls in turns, in a random order, so that whatever else the machine does meets both alike. */
export async function takeTimes({ runs, draw, isLate }: ProofContext, { first, second }: Pair): Promise<PairOfTimes> {
  const times = { first: [] as number[], second: [] as number[] }
  for (let nth = 0; nth < warmUp + runs && !isLate(); nth += 1) {
    const order = draw(2) === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const)
    for (const one of order) {
      const time = await measure(one === 'first' ? first : second)
      if (nth >= warmUp) times[one].push(time)
    }
  }
  return times
}
