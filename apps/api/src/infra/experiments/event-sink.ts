/** The variant of an impression as the SDK reports it, by the keys of the datafile. */
type Decision = { readonly metadata: { readonly rule_key: string; readonly variation_key: string } }

type Dispatched = {
  readonly params: {
    readonly visitors: readonly {
      readonly visitor_id: string
      readonly snapshots: readonly {
        readonly decisions?: readonly Decision[]
        readonly events: readonly {
          readonly key: string
          readonly uuid: string
          readonly timestamp: number
          readonly value?: number
          readonly tags?: Readonly<Record<string, unknown>> | undefined
        }[]
      }[]
    }[]
  }
}

/** A batch of events in the shop's own shape. */
export type ExperimentEvents = {
  readonly exposures: readonly {
    readonly experimentKey: string
    readonly variant: string
    readonly visitorId: string
    readonly at: number
  }[]
  readonly conversions: readonly {
    readonly id: string
    readonly event: string
    readonly value: number
    readonly visitorId: string
    readonly at: number
  }[]
}

export type EventSinkOptions = {
  readonly store: (events: ExperimentEvents) => Promise<void>
  readonly maxQueue: number
  readonly onDropped: (count: number) => void
}

/** The attempts of the SDK at a batch, after which it gives up. */
const attempts = 3
const accepted = 200

/** Receives the batches of the SDK, and counts what waits: events beyond the limit are dropped before they enter its queue. */
export function createEventSink({ store, maxQueue, onDropped }: EventSinkOptions) {
  const failures = new WeakMap<object, number>()
  let waiting = 0

  return {
    /** Says whether one more event may wait. */
    admit(): boolean {
      if (waiting >= maxQueue) {
        onDropped(1)
        return false
      }
      waiting += 1
      return true
    },

    dispatcher: {
      async dispatchEvent(batch: Dispatched): Promise<{ statusCode: number }> {
        const events = toEvents(batch)
        const count = events.exposures.length + events.conversions.length
        try {
          await store(events)
          waiting -= count
        } catch (error) {
          const failed = (failures.get(batch) ?? 0) + 1
          failures.set(batch, failed)
          if (failed === attempts) {
            waiting -= count
            onDropped(count)
          }
          throw error
        }
        return { statusCode: accepted }
      },
    },

    countWaiting: (): number => waiting,
  }
}

type Reporter = Dispatched['params']['visitors'][number]

function toEvents({ params }: Dispatched): ExperimentEvents {
  const snapshots = params.visitors.flatMap(({ visitor_id: visitorId, snapshots: own }: Reporter) =>
    own.map((snapshot) => ({ visitorId, ...snapshot })),
  )
  return {
    exposures: snapshots.flatMap(({ visitorId, decisions: [decision] = [], events }) =>
      decision ? events.map(({ timestamp: at }) => ({ ...toVariant(decision), visitorId, at })) : [],
    ),
    conversions: snapshots.flatMap(({ visitorId, decisions: [decision] = [], events }) =>
      decision
        ? []
        : events.map(({ key, uuid, timestamp: at, value = 1, tags }) => ({
            ...{ id: toId(tags, uuid), event: key, value, visitorId, at },
          })),
    ),
  }
}

const toId = (tags: Readonly<Record<string, unknown>> | undefined, uuid: string): string =>
  typeof tags?.once === 'string' ? tags.once : uuid

const toVariant = ({ metadata }: Decision) => ({ experimentKey: metadata.rule_key, variant: metadata.variation_key })
