import { minutes } from '@lacehouse/domain/time/durations'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPageEventLog, type PageEvent } from './page-event-log.ts'

const open = () => {
  const lines: string[] = []
  let now = 0
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const events = createPageEventLog(log, () => now)
  const goOn = (): void => {
    now += minutes(1)
  }
  return { lines, events, goOn }
}

const large: PageEvent = {
  type: 'page',
  name: 'open',
  at: 0,
  data: Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`field ${nth}`, 'x'.repeat(400)])),
}

test('a thousand large events of pages write twenty bounded lines a minute, and all of them are counted', async () => {
  const { lines, events, goOn } = open()
  for (let nth = 0; nth < 1000; nth += 1) events.record(large, 'correlation')
  expect(lines).toHaveLength(20)
  expect(lines.every((line) => line.length < 2500)).toBe(true)
  goOn()
  events.record({ type: 'error', name: 'ORD409', at: 1, data: { call: 'checkout.getOrder' } }, 'correlation')
  expect(lines).toHaveLength(22)
  expect(JSON.parse(lines[20] ?? '')).toMatchObject({ type: 'page', more: 980 })
  expect(JSON.parse(lines[21] ?? '')).toMatchObject({ event: { name: 'ORD409', data: { call: 'checkout.getOrder' } } })
  const { values } = await events.metric.get()
  expect(values.map(({ labels, value }) => [labels.type, value])).toEqual([
    ['page', 1000],
    ['error', 1],
  ])
})

test('the number of an order is not in the log', () => {
  const { lines, events } = open()
  const data = { productId: 'LHBDDBF987', orderNumber: 'LH12345678' }
  events.record({ type: 'product', name: 'bought', at: 1, data }, 'correlation')
  expect(JSON.parse(lines[0] ?? '').event.data).toEqual({ productId: 'LHBDDBF987' })
})
