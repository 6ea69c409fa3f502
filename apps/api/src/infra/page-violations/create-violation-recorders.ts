import type { CspReport } from '@lacehouse/contracts'
import { minutes } from '@lacehouse/domain/time/durations'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Counter, Gauge, type Registry } from 'prom-client'

type ViolationOptions = {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly metrics: Registry
  readonly now: () => number
}

export type ViolationRecorders = {
  readonly recordCspReport: (report: CspReport) => void
  readonly recordPageCheck: (problems: readonly string[]) => void
}

/** One line a minute for each kind of violation; an extension of a browser would otherwise fill the log. */
const pause = minutes(1)
const mostKinds = 500
/** Lines a minute for all kinds together, since a caller may invent kinds. */
const mostLines = 60

/** Creates the recorders of violations that browsers and the shop's own check find on served pages: a line of the log and a figure each. */
export function createViolationRecorders({ log, metrics, now }: ViolationOptions): ViolationRecorders {
  const registers = [metrics]
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Reported violations of the Content-Security-Policy',
    labelNames: ['disposition'],
    registers,
  })
  const problemCount = new Gauge({
    name: 'payment_page_problems',
    help: 'Differences between the served payment pages and the build, as of the last check',
    registers,
  })
  const checkedAt = new Gauge({
    name: 'payment_page_checked_seconds',
    help: 'The time of the last check of the served payment pages',
    registers,
  })
  const isSampled = createSampler(now)
  return {
    recordCspReport(report) {
      violations.inc({ disposition: report.disposition })
      if (isSampled(`${report.directive} ${report.blocked} ${report.page}`))
        log.warn({ event: 'csp-violation', ...report }, 'a page met something that its policy refuses')
    },
    recordPageCheck(problems) {
      problemCount.set(problems.length)
      checkedAt.set(Math.floor(now() / 1000))
      if (problems.length > 0)
        log.error({ event: 'payment-page-changed', problems }, 'a served payment page is not what the build made')
    },
  }
}

const createSampler = (now: () => number): ((kind: string) => boolean) => {
  const seen = new LRUCache<string, number>({ max: mostKinds })
  let [begunAt, lines] = [Number.NEGATIVE_INFINITY, 0]
  return (kind) => {
    const at = now()
    if (at - begunAt >= pause) [begunAt, lines] = [at, 0]
    const last = seen.get(kind)
    if (lines >= mostLines || (last !== undefined && at - last < pause)) return false
    seen.set(kind, at)
    lines += 1
    return true
  }
}
