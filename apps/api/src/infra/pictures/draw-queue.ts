import { Unavailable } from '../../http/unavailable.ts'

/** The process that draws: small pictures never wait for the end of a large one. */
export type Lane = 'small' | 'large'

/** The place of a drawing in the queue. */
export type DrawPlace = {
  readonly lane: Lane
  /** Lower ranks are drawn first. */
  readonly rank: number
  /** A picture of a shopper's own design, of which there is no end. */
  readonly isDesign: boolean
  /** The network that asks for it; absent for the shop itself. */
  readonly network?: string | undefined
}

export type DrawJob<Result> = DrawPlace & {
  readonly run: () => Promise<Result>
  /** Takes the drawing out of the queue while it has not begun. */
  readonly signal?: AbortSignal | undefined
}

/** The most drawings that wait or run: in all, for one network, and of designs. */
export type QueueBounds = {
  readonly all: number
  readonly ofNetwork: number
  readonly designs: number
  readonly designsOfNetwork: number
}

const usualBounds: QueueBounds = { all: 128, ofNetwork: 48, designs: 24, designsOfNetwork: 8 }

export type DrawQueue<Result> = {
  /** Draws when it is the job's turn. Throws `Unavailable` for a full queue, and for a job that was taken out. */
  readonly add: (job: DrawJob<Result>) => Promise<Result>
}

type Waiting<Result> = DrawJob<Result> & { readonly begin: () => void }

/**
 * Creates a queue that draws one picture at a time in each lane and refuses what exceeds its bounds. Lower ranks are first, and networks
 * take turns.
 */
export function createDrawQueue<Result>(bounds: QueueBounds = usualBounds): DrawQueue<Result> {
  let waiting: Waiting<Result>[] = []
  const running = new Map<Lane, DrawPlace>()

  /** When each network had its last turn, for as long as any drawing waits. */
  const turns = new Map<string | undefined, number>()
  let turn = 0
  const turnOf = ({ network }: DrawPlace): number => turns.get(network) ?? 0
  const takeTurn = ({ network }: DrawPlace): void => {
    turn += 1
    turns.set(network, turn)
  }

  const next = (lane: Lane): void => {
    if (running.has(lane)) return
    const [first] = waiting
      .filter((job) => job.lane === lane)
      .toSorted((a, b) => a.rank - b.rank || turnOf(a) - turnOf(b))
    if (!first) return
    waiting = waiting.filter((job) => job !== first)
    takeTurn(first)
    running.set(lane, first)
    first.begin()
  }
  const finish = (lane: Lane): void => {
    running.delete(lane)
    if (waiting.length === 0) turns.clear()
    next(lane)
  }

  return {
    add: (job) => {
      const places = [...waiting, ...running.values()]
      if (job.signal?.aborted || isFull(places, job, bounds)) return Promise.reject(new Unavailable('pictures'))
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting = waiting.filter((other) => other !== entry)
          reject(new Unavailable('pictures'))
        }
        const entry: Waiting<Result> = {
          ...job,
          begin: () => {
            job.signal?.removeEventListener('abort', leave)
            job
              .run()
              .then(resolve, reject)
              .finally(() => finish(job.lane))
          },
        }
        job.signal?.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        next(job.lane)
      })
    },
  }
}

const isFull = (places: readonly DrawPlace[], { isDesign, network }: DrawPlace, bounds: QueueBounds): boolean => {
  const designs = places.filter((place) => place.isDesign)
  const isOfNetwork = (place: DrawPlace): boolean => network !== undefined && place.network === network
  if (places.length >= bounds.all || places.filter(isOfNetwork).length >= bounds.ofNetwork) return true
  return isDesign && (designs.length >= bounds.designs || designs.filter(isOfNetwork).length >= bounds.designsOfNetwork)
}
