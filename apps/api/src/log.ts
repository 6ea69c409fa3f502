import type { CspReport } from '@lacehouse/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { Registry } from 'prom-client'
import { createPageEventLog, type PageEventLog } from './infra/log/page-event-log.ts'
import { redactLine } from './infra/log/redact-line.ts'
import {
  createViolationRecorders,
  type ViolationRecorders,
} from './infra/page-violations/create-violation-recorders.ts'
import { openSecurityLog } from './infra/security-log/open-security-log.ts'
import type { SecurityCaller, SecurityLog } from './infra/security-log/security-log.ts'

/** Creates the log of a process, which writes one JSON object per line, without secrets and personal data. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, hooks: { streamWrite: redactLine } }
  return destination ? pino(options, destination) : pino(options)
}

/** The settings of the logs, as the configuration has them. */
type LogSettings = { readonly logLevel: string; readonly securityLog: string | null; readonly sessionSecret: string }

export type LogOptions = {
  readonly now: () => number
  /** Receives the lines of the log; by default they go to the standard output. */
  readonly logTo?: DestinationStream | undefined
}

/** The logs of a process, its figures, and the recorders that write to them. */
export type Logs = PageRecorders & {
  readonly log: FastifyBaseLogger
  /** What happened to the shop's security; docs/security-events.md lists the events. */
  readonly securityLog: SecurityLog
  /** The figures of this process for Prometheus. */
  readonly metrics: Registry
  readonly recordEvent: PageEventLog['record']
}

type PageRecorders = {
  /** Records a violation of a page's Content-Security-Policy; of many equal ones it logs a few. */
  readonly recordCspReport: (report: CspReport, caller: SecurityCaller) => void
  /** Records the problems of the served payment pages; an empty list says that a check found none. */
  readonly recordPageCheck: (problems: readonly string[]) => void
}

/** Opens the log of a process and its security log, its figures, and the recorders that write to them. */
export function openLogs(settings: LogSettings, { now, logTo }: LogOptions): Logs {
  const log = createLog(settings.logLevel, logTo)
  const securityLog = openSecurityLog({
    path: settings.securityLog,
    secret: settings.sessionSecret,
    now,
    onError: (error) => log.error({ err: error }, 'the security log could not be written'),
  })
  const pageEvents = createPageEventLog(log, now)
  const metrics = new Registry()
  metrics.registerMetric(securityLog.metric)
  metrics.registerMetric(pageEvents.metric)
  const recorders = recordBoth(createViolationRecorders({ log, metrics, now }), securityLog)
  return { log, securityLog, metrics, recordEvent: pageEvents.record, ...recorders }
}

/** Adds the security log to the recorders of violations on served pages. */
const recordBoth = (
  { recordCspReport, recordPageCheck }: ViolationRecorders,
  securityLog: SecurityLog,
): PageRecorders => ({
  recordCspReport: (report, caller) => {
    recordCspReport(report)
    securityLog.record('csp_violation', caller, { target: `${report.directive} ${report.blocked} ${report.page}` })
  },
  recordPageCheck: (problems) => {
    recordPageCheck(problems)
    for (const target of problems)
      securityLog.record('self_check_difference', { actor: 'shop' }, { target, outcome: 'found' })
  },
})
