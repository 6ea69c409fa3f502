import { expect, test } from 'vitest'
import { planSubscriptionChanges, type SentSubscription } from './plan-subscription-changes.ts'

const own = { email: 'ada@example.com', sms: '+14155550132' }
const mail = { channel: 'email', type: 'Newsletter' } as const
const text = { channel: 'sms', type: 'Newsletter' } as const
const known = [
  { ...mail, optin: true, recipient: own.email },
  { ...text, optin: false, recipient: '+14155550100' },
]
const other = { ok: false, reason: 'other_recipient' }

test.each<[string, SentSubscription[], unknown]>([
  ['nothing', [], []],
  ['what is as it was', [{ ...mail, optin: true, recipient: own.email }], []],
  ['what ended at an earlier phone', [{ ...text, optin: false, recipient: '+14155550100' }], []],
  ['what never began', [{ channel: 'email', type: 'Loyalty', optin: false }], []],
  [
    'a beginning of one type beside another of the same channel',
    [{ channel: 'email', type: 'Loyalty', optin: true }],
    [{ channel: 'email', type: 'Loyalty', optin: true }],
  ],
  ['an end', [{ ...mail, optin: false }], [{ ...mail, optin: false }]],
  ['a beginning', [{ ...text, optin: true, recipient: own.sms }], [{ ...text, optin: true, recipient: own.sms }]],
  ['a beginning at an earlier phone', [{ ...text, optin: true, recipient: '+14155550100' }], other],
  ['an end at the mailbox of another person', [{ ...mail, optin: true, recipient: 'eve@example.com' }], other],
])('of the sent subscriptions, %s is planned [ACC-11]', (_name, sent, expected) => {
  const plan = planSubscriptionChanges(sent, { known, own })
  expect(plan).toEqual(Array.isArray(expected) ? { ok: true, changed: expected } : expected)
})

test('without a phone a beginning of text messages is planned, for the caller to refuse it at the phone [ACC-11]', () => {
  const sent = [{ ...text, optin: true }]
  expect(planSubscriptionChanges(sent, { known, own: { ...own, sms: null } })).toEqual({ ok: true, changed: sent })
})
