/** Thrown for a rendering that has to wait behind too many others. */
export class TooManyRenderings extends Error {
  constructor() {
    super('too many pages wait to be rendered')
    this.name = 'TooManyRenderings'
  }
}

export type RenderQueue = {
  /** Runs a rendering for a network when its turn comes; throws `TooManyRenderings` at once where too many wait. */
  readonly run: <Result>(network: string, render: () => Promise<Result>) => Promise<Result>
}

/** How many renderings run at once, because they share one thread; how many wait in all, and of one network. */
type QueueBounds = { readonly atOnce: number; readonly waiting: number; readonly ofNetwork: number }

const usualBounds: QueueBounds = { atOnce: 2, waiting: 400, ofNetwork: 200 }

/**
 * Creates a queue of renderings, so that pages that are not cached cannot take all of the shop's time. Networks take turns. While one
 * rendering runs, others begin one in each turn of the event loop: calls and cached pages are answered in between.
 */
export function createRenderQueue(bounds = usualBounds): RenderQueue {
  /** The waiting renderings of each network; the first network is the next. */
  const waiting = new Map<string, (() => void)[]>()
  let waitingCount = 0
  let running = 0
  let isPlanned = false

  const planNext = (): void => {
    if (isPlanned || waitingCount === 0 || running >= bounds.atOnce) return
    isPlanned = true
    setImmediate(beginNext)
  }
  const beginNext = (): void => {
    isPlanned = false
    const [next] = waiting
    if (!next || running >= bounds.atOnce) return
    const [network, [begin, ...others]] = next
    waiting.delete(network)
    if (others.length > 0) waiting.set(network, others)
    waitingCount -= 1
    running += 1
    begin?.()
    planNext()
  }
  const begin = (network: string): Promise<void> => {
    if (running === 0 && waitingCount === 0) {
      running = 1
      return Promise.resolve()
    }
    const ofNetwork = waiting.get(network) ?? []
    if (waitingCount >= bounds.waiting || ofNetwork.length >= bounds.ofNetwork)
      return Promise.reject(new TooManyRenderings())
    waitingCount += 1
    return new Promise((resolve) => {
      waiting.set(network, [...ofNetwork, resolve])
      planNext()
    })
  }
  return {
    run: async (network, render) => {
      await begin(network)
      try {
        return await render()
      } finally {
        running -= 1
        planNext()
      }
    },
  }
}
