import { minutes } from '@lacehouse/domain/time/durations'
import { type DestinationStream, pino } from 'pino'
import { Counter } from 'prom-client'
import { type SecurityEventName, securityEvents } from '../../http/security-events.ts'
import type { Session } from '../../http/session.ts'
import { toNetwork } from '../limiter/to-network.ts'
import { createLineBudget, type LeftOut } from '../log/line-budget.ts'
import { redactLine } from '../log/redact-line.ts'
import { deriveKey } from '../session/derive-key.ts'
import { toKeyedHash } from '../session/to-keyed-hash.ts'

/** The caller who caused an event, as far as known; a request context is one. */
export type SecurityCaller = {
  readonly session?: Session
  readonly ip?: string
  readonly correlationId?: string
  /** Names a caller without a session, such as an operator. */
  readonly actor?: string
}

/** The facts of an event. No field may hold a token, a password, a number of a card or an email. */
export type SecurityFacts = {
  /** The subject of the event: a call, the id of a cart, an order's number. */
  readonly target?: string
  /** A name that the log has as a hash, such as the email of a sign-in, so that attempts on one account can be distinguished. */
  readonly account?: string
  readonly outcome?: 'refused' | 'allowed' | 'ended' | 'found'
}

/** The log of security events, apart from the log of the process. */
export type SecurityLog = {
  /** Counts an event, and writes a line unless there are too many of it. */
  readonly record: (event: SecurityEventName, caller: SecurityCaller, facts?: SecurityFacts) => void
  /** The number of events by name, for `/metrics`. */
  readonly metric: Counter<'event'>
  /** Writes what was left out in the last minute. */
  readonly close: () => void
}

/** The log has the first 24 bits of an IPv4 address, so that it tells networks apart and not people. */
const loggedBits = 24

type SecurityLogOptions = {
  readonly destination: DestinationStream
  /** The key of the hashes. */
  readonly secret: string
  readonly now: () => number
}

/** Lines a minute of an event from one network, and from all. */
const bounds = { perSource: 10, perKind: 60 }
const longestField = 120

export function createSecurityLog({ destination, secret, now }: SecurityLogOptions): SecurityLog {
  const log = pino(
    {
      base: { log: 'security' },
      hooks: { streamWrite: redactLine },
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    },
    destination,
  )
  const metric = createMetric()
  const budget = createLineBudget({ now, ...bounds })
  const key = deriveKey(secret, 'security log')
  const hash = (name: string): string => toKeyedHash(key, name, 16)

  const write = (event: SecurityEventName, fields: Readonly<Record<string, unknown>>): void => {
    const { id, level } = securityEvents[event]
    log[level]({ id, event, ...fields })
  }
  const report = (leftOut: readonly LeftOut[]): void => {
    for (const { kind, source, count } of leftOut) write(kind as SecurityEventName, { network: source, more: count })
  }
  const timer = setInterval(() => report(budget.endMinute()), minutes(1))
  timer.unref()

  return {
    record: (event, { session, ip, correlationId, actor }, { target, account, outcome = 'refused' } = {}) => {
      metric.inc({ event })
      report(budget.endMinute())
      const network = ip === undefined ? 'unknown' : toNetwork(ip, loggedBits)
      if (!budget.take(event, network)) return
      write(event, {
        actor: cut(actor ?? toActor(session, hash)),
        network,
        ...(target !== undefined && { target: cut(target) }),
        ...(account !== undefined && { account: hash(account) }),
        ...(correlationId !== undefined && { correlationId: cut(correlationId) }),
        outcome,
      })
    },
    metric,
    close: () => {
      clearInterval(timer)
      report(budget.end())
    },
  }
}

const cut = (text: string): string => text.slice(0, longestField)

const createMetric = (): Counter<'event'> => {
  const metric = new Counter({
    name: 'lacehouse_security_events_total',
    help: 'Security events by name (docs/security-events.md)',
    labelNames: ['event'] as const,
    registers: [],
  })
  // An event that has not occurred is zero, so that its first occurrence is an increase.
  for (const event of Object.keys(securityEvents)) metric.inc({ event }, 0)
  return metric
}

/** Names a caller: the number of an account, the hash of a guest's id. */
const toActor = (session: Session | undefined, hash: (name: string) => string): string => {
  if (!session || session.kind === 'anonymous') return 'anonymous'
  return session.kind === 'guest' ? `guest:${hash(session.id)}` : `${session.consumerType}:${session.id}`
}
