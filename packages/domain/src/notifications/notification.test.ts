import { expect, test } from 'vitest'
import { listNotificationStates } from './notification.ts'

test('a kind of mail without a choice is sent, and a choice comes with its date and source [ACC-12]', () => {
  const changedAt = new Date('2026-11-20T12:00:00Z')
  const all = ['shipments', 'cases', 'draws', 'events', 'storeCredit', 'reviews']
  expect(listNotificationStates([])).toEqual(all.map((type) => ({ type, isEnabled: true })))
  const changed = { source: 'agent', changedAt }
  expect(listNotificationStates([{ type: 'cases', isEnabled: false, source: 'agent', changedAt }])).toEqual(
    all.map((type) => (type === 'cases' ? { type, isEnabled: false, changed } : { type, isEnabled: true })),
  )
})
