import { minutes } from '@lacehouse/domain/time/durations'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { createViolationRecorders } from './create-violation-recorders.ts'

const report = {
  directive: 'script-src-elem',
  blocked: 'inline',
  page: '/en-us/checkout',
  disposition: 'enforce',
} as const

const setUp = () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const metrics = new Registry()
  let now = 0
  const recorders = createViolationRecorders({ log, metrics, now: () => now })
  const pass = (time: number) => {
    now += time
  }
  return { ...recorders, log, metrics, pass }
}

test('equal violations are one line a minute in the log, and each is counted', async () => {
  const { recordCspReport, log, metrics, pass } = setUp()
  for (let count = 0; count < 10; count += 1) recordCspReport(report)
  recordCspReport({ ...report, blocked: 'https://evil.test/x.js' })
  expect(log.warn.mock.calls.map(([facts]) => facts.blocked)).toEqual(['inline', 'https://evil.test/x.js'])
  expect(log.warn.mock.calls[0]?.[0]).toEqual({ event: 'csp-violation', ...report })
  expect(await metrics.metrics()).toContain('csp_violations_total{disposition="enforce"} 11')
  pass(minutes(1))
  recordCspReport(report)
  expect(log.warn).toHaveBeenCalledTimes(3)
})

test('invented violations fill no log: a minute has at most sixty lines', () => {
  const { recordCspReport, log, pass } = setUp()
  for (let count = 0; count < 1000; count += 1) recordCspReport({ ...report, blocked: `https://evil.test/${count}` })
  expect(log.warn).toHaveBeenCalledTimes(60)
  pass(minutes(1))
  recordCspReport(report)
  expect(log.warn).toHaveBeenCalledTimes(61)
})

test('a check of the payment pages sets its figures, and raises an event only for problems', async () => {
  const { recordPageCheck, log, metrics, pass } = setUp()
  pass(5000)
  recordPageCheck([])
  expect(log.error).not.toHaveBeenCalled()
  expect(await metrics.metrics()).toMatch(/payment_page_problems 0[\s\S]*payment_page_checked_seconds 5/)
  recordPageCheck(['/en-us/checkout: an added script'])
  expect(log.error.mock.calls[0]?.[0]).toEqual({
    event: 'payment-page-changed',
    problems: ['/en-us/checkout: an added script'],
  })
  expect(await metrics.metrics()).toContain('payment_page_problems 1')
})
