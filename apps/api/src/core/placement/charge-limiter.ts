import { seconds } from '@lacehouse/domain/time/durations'

/** Lets a few charges of one caller run at a time, so that simultaneous ones cannot all be sent before the first decline counts. */
export type ChargeLimiter = {
  /** Runs the work when no key has too many running; after the longest wait it runs in any case. */
  readonly run: <Answer>(keys: readonly ChargeKey[], work: () => Promise<Answer>) => Promise<Answer>
}

export type ChargeKey = { readonly key: string; readonly width: number }

const maxWait = seconds(8)

type Lane = { running: number; readonly waiting: Set<() => void> }

/** Creates a limiter of this process. */
export function createChargeLimiter(): ChargeLimiter {
  const lanes = new Map<string, Lane>()
  const enter = async ({ key, width }: ChargeKey): Promise<void> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: new Set() }
    lanes.set(key, lane)
    if (lane.running < width) lane.running += 1
    else await waitFor(lane)
  }
  const leave = ({ key, width }: ChargeKey): void => {
    const lane = lanes.get(key)
    if (!lane) return
    lane.running -= 1
    const [next] = lane.waiting
    if (next && lane.running < width) next()
    if (lane.running === 0) lanes.delete(key)
  }
  return {
    run: async (keys, work) => {
      const entered: ChargeKey[] = []
      try {
        for (const key of keys) {
          await enter(key)
          entered.push(key)
        }
        return await work()
      } finally {
        for (const key of entered) leave(key)
      }
    },
  }
}

/** Waits until a place is handed over, or for the longest wait. The place counts at once, so that no other caller takes it as well. */
const waitFor = (lane: Lane): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      lane.waiting.delete(go)
      lane.running += 1
      resolve()
    }
    const timer = setTimeout(go, maxWait)
    lane.waiting.add(go)
  })
