import { createHmac } from 'node:crypto'
import type { Database } from '@lacehouse/database'

import { siteAttribute, toDatafile, toSegmentAttribute } from '@lacehouse/domain/experiments/to-datafile'
import { isInSegment, segmentKeys, type Visitor } from '@lacehouse/domain/segment/segment'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { ExperimentEvents } from '../../infra/experiments/event-sink.ts'
import {
  type Experimentation,
  openExperimentation,
  type Subject,
} from '../../infra/experiments/open-experimentation.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { toKeyedHash } from '../../infra/session/to-keyed-hash.ts'
import { experimentQueries } from './experiments.queries.ts'

/** A participant: the random id of a browser, the visitor's facts, and the site. */
export type Participant = { readonly visitorId: string; readonly visitor: Visitor; readonly siteId: string }

/** The running experiments of the shop (ROLE-05). */
export type Experiments = {
  /** Decides the variant of an experience; null where no running experiment has one for the visitor. */
  readonly decideVariant: (question: Participant & { readonly experienceId: string }) => string | null
  /** Records that a visitor has seen a variant, if it is the one that was decided. */
  readonly expose: (
    participant: Participant,
    shown: { readonly experienceId: string; readonly variantId: string },
  ) => void
  readonly convert: (participant: Participant, event: string, value?: number) => void
  /** Records a purchase, once for each order. */
  readonly convertOrder: (participant: Participant, orderNumber: string) => void
  /** Gives the id that a purchase of this order has among the conversions. */
  readonly toPurchaseId: (orderNumber: string) => string
  /** Reads the experiments again after a change. */
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

export type ExperimentsOptions = {
  readonly database: Pick<Database, 'pool'>
  readonly config: Pick<Config, 'sessionSecret'>
  readonly log: FastifyBaseLogger
}

/** Opens the experiments of the database. While they cannot be read, every visitor sees the baselines. */
export async function openExperiments({ database, config, log }: ExperimentsOptions): Promise<Experiments> {
  const key = deriveKey(config.sessionSecret, 'experiment visitors')
  const toVisitor = (visitorId: string): string =>
    createHmac('sha256', key).update(visitorId).digest('hex').slice(0, 32)
  const toPurchaseId = toPurchaseIdOf(config)
  let revision = 0
  /** The revision that decides now. */
  let shown = 0
  let running: ReadonlySet<string> = new Set()
  let current: Experimentation | null = null

  const store = async ({ exposures, conversions }: ExperimentEvents): Promise<void> => {
    await experimentQueries.record(database.pool, {
      exposures: exposures.map(({ visitorId, ...one }) => ({ ...one, visitor: toVisitor(visitorId) })),
      conversions: conversions.map(({ visitorId, ...one }) => ({ ...one, visitor: toVisitor(visitorId) })),
    })
  }

  async function reload(): Promise<void> {
    revision += 1
    const own = revision
    const rows = await experimentQueries.list(database.pool)
    const opened = await openExperimentation({
      ...{ datafile: toDatafile(rows, own), store },
      onDropped: (count) => log.warn({ count }, 'events of experiments were dropped'),
    })
    // Changes that come close together are read at the same time, and an earlier reading may end last.
    if (own < shown) return opened.close()
    const before = current
    shown = own
    current = opened
    running = new Set(rows.filter(({ state }) => state === 'running').map((row) => row.key))
    await before?.close()
  }

  const decide = ({ experienceId, ...participant }: Participant & { readonly experienceId: string }): string | null =>
    running.has(experienceId) && current ? current.decide(experienceId, toSubject(participant)) : null

  await reload().catch((error) => log.error({ err: error }, 'the experiments could not be read'))
  return {
    decideVariant: decide,
    expose(participant, { experienceId, variantId }) {
      if (decide({ ...participant, experienceId }) === variantId) current?.expose(experienceId, toSubject(participant))
    },
    convert(participant, event, value) {
      if (running.size > 0) current?.convert({ event, value }, toSubject(participant))
    },
    convertOrder(participant, orderNumber) {
      if (running.size > 0)
        current?.convert({ event: 'purchase', once: toPurchaseId(orderNumber) }, toSubject(participant))
    },
    toPurchaseId,
    reload,
    close: async () => current?.close(),
  }
}

/** Makes the function that names the purchase of an order by a keyed hash, from which nothing leads to the order. */
export function toPurchaseIdOf(config: Pick<Config, 'sessionSecret'>): (orderNumber: string) => string {
  const key = deriveKey(config.sessionSecret, 'experiment visitors')
  return (orderNumber) => `order:${toKeyedHash(key, orderNumber)}`
}

const toSubject = ({ visitorId, visitor, siteId }: Participant): Subject => ({
  visitorId,
  attributes: {
    [siteAttribute]: siteId,
    ...Object.fromEntries(
      segmentKeys
        .filter((segment) => isInSegment(visitor, segment))
        .map((segment) => [toSegmentAttribute(segment), true]),
    ),
  },
})
