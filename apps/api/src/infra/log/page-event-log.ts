import type { CallInput } from '@lacehouse/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import { createLineBudget } from './line-budget.ts'

export type PageEvent = NonNullable<CallInput<'internal.events'>['body']['events']>[number]

/** The events that pages report: all are counted, some are logged. Anybody may send them, so nothing in them is taken as true. */
export type PageEventLog = {
  readonly record: (event: PageEvent, correlationId: string) => void
  /** The number of events by type, for `/metrics`. */
  readonly metric: Counter<'type'>
}

/** Lines a minute of a type, errors of pages among them. */
const perType = 20
const mostFields = 12
const longestValue = 120

export function createPageEventLog(log: FastifyBaseLogger, now: () => number): PageEventLog {
  const metric = new Counter({
    name: 'lacehouse_page_events_total',
    help: 'Events that pages reported, by type',
    labelNames: ['type'] as const,
    registers: [],
  })
  const budget = createLineBudget({ now, perSource: perType, perKind: perType })
  return {
    record: (event, correlationId) => {
      metric.inc({ type: event.type })
      for (const { kind, count } of budget.endMinute()) log.info({ type: kind, more: count }, 'page events left out')
      if (budget.take(event.type, '')) log.info({ event: toBounded(event), correlationId }, 'page event')
    },
    metric,
  }
}

/** A number of an order leads to a person, so that the log has none. */
const unlogged = 'orderNumber'

/** Bounds an event, whose data may have any number of fields. */
const toBounded = ({ type, name, at, data }: PageEvent): PageEvent => ({
  type,
  name,
  at,
  ...(data && { data: Object.fromEntries(listLogged(data).slice(0, mostFields).map(toBoundedField)) }),
})

const listLogged = (data: NonNullable<PageEvent['data']>) => Object.entries(data).filter(([name]) => name !== unlogged)

const toBoundedField = ([name, value]: [string, string | number | boolean]): [string, string | number | boolean] => [
  name,
  typeof value === 'string' ? value.slice(0, longestValue) : value,
]
