import type { Datafile } from '@lacehouse/domain/experiments/to-datafile'
import { seconds } from '@lacehouse/domain/time/durations'
import {
  type Client,
  createBatchEventProcessor,
  createInstance,
  createStaticProjectConfigManager,
} from '@optimizely/optimizely-sdk'
import { createEventSink, type ExperimentEvents } from './event-sink.ts'

/** How the SDK is used (ROLE-05). It has no limit for its queue, which is ours. */
export const experimentationLimits = {
  readyTimeout: seconds(30),
  batchSize: 10,
  flushInterval: seconds(1),
  maxQueue: 10_000,
} as const

/** A random id, and what decides whether its visitor takes part. */
export type Subject = {
  readonly visitorId: string
  readonly attributes: Readonly<Record<string, string | boolean>>
}

export type Conversion = {
  readonly event: string
  readonly value?: number | undefined
  /** Names what may count once only, such as an order. */
  readonly once?: string | undefined
}

/** The experimentation SDK with a datafile of the shop's own. */
export type Experimentation = {
  /** Decides the variant of a running experiment; null for a visitor who takes no part. */
  readonly decide: (experimentKey: string, subject: Subject) => string | null
  /** Reports that the visitor has seen the variant that was decided. */
  readonly expose: (experimentKey: string, subject: Subject) => void
  readonly convert: (conversion: Conversion, subject: Subject) => void
  /** Sends what waits, and ends. */
  readonly close: () => Promise<void>
}

export type ExperimentationOptions = {
  readonly datafile: Datafile
  /** Stores a batch of events. A batch that fails is tried again twice by the SDK. */
  readonly store: (events: ExperimentEvents) => Promise<void>
  readonly onDropped: (count: number) => void
}

/** Opens the SDK. Its ids are strings, as it demands; everything is decided in this process, without a call. */
export async function openExperimentation({
  datafile,
  store,
  onDropped,
}: ExperimentationOptions): Promise<Experimentation> {
  const { readyTimeout, batchSize, flushInterval, maxQueue } = experimentationLimits
  const sink = createEventSink({ store, maxQueue, onDropped })
  const client: Client = createInstance({
    projectConfigManager: createStaticProjectConfigManager({ datafile: JSON.stringify(datafile) }),
    eventProcessor: createBatchEventProcessor({ eventDispatcher: sink.dispatcher, batchSize, flushInterval }),
  })
  await client.onReady({ timeout: readyTimeout })
  return {
    decide: (key, { visitorId, attributes }) => client.getVariation(key, visitorId, { ...attributes }),
    expose(key, { visitorId, attributes }) {
      if (sink.admit()) client.activate(key, visitorId, { ...attributes })
    },
    convert({ event, value, once }, { visitorId, attributes }) {
      const tags = { ...(value !== undefined && { value }), ...(once !== undefined && { once }) }
      if (sink.admit()) client.track(event, visitorId, { ...attributes }, tags)
    },
    close: async () => {
      await client.close()
    },
  }
}
