import { expect, test } from 'vitest'
import { listNotificationStates } from './notification.ts'

test('a kind of mail without a choice is sent, and a choice comes with its date and source [ACC-12]', () => {
  const changedAt = new Date('2026-11-20T12:00:00Z')
  expect(listNotificationStates([])).toEqual([
    { type: 'shipments', isEnabled: true },
    { type: 'cases', isEnabled: true },
  ])
  expect(listNotificationStates([{ type: 'cases', isEnabled: false, source: 'agent', changedAt }])).toEqual([
    { type: 'shipments', isEnabled: true },
    { type: 'cases', isEnabled: false, changed: { source: 'agent', changedAt } },
  ])
})
