import { seconds } from '@lacehouse/domain/time/durations'

/** Lets a few charges of one caller pass at a time, so that simultaneous ones cannot all be sent before the first decline counts. */
export type ChargeGate = {
  /** Runs the work when each key has room; it waits for a while, and then no longer. */
  readonly pass: <Answer>(keys: readonly GateKey[], work: () => Promise<Answer>) => Promise<Answer>
}

export type GateKey = { readonly key: string; readonly width: number }

const maxWait = seconds(8)

type Lane = { running: number; readonly waiting: Set<() => void> }

/** Creates a gate of this process. */
export function createChargeGate(): ChargeGate {
  const lanes = new Map<string, Lane>()
  const enter = async ({ key, width }: GateKey): Promise<void> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: new Set() }
    lanes.set(key, lane)
    if (lane.running < width) lane.running += 1
    else await waitFor(lane)
  }
  const leave = ({ key, width }: GateKey): void => {
    const lane = lanes.get(key)
    if (!lane) return
    lane.running -= 1
    const [next] = lane.waiting
    if (next && lane.running < width) next()
    if (lane.running === 0) lanes.delete(key)
  }
  return {
    pass: async (keys, work) => {
      const entered: GateKey[] = []
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
