import { expect, test } from 'vitest'
import { type CaseMessagePlan, planCaseMessage } from './plan-case-message.ts'
import { type CaseAuthor, type CaseState, mostCaseMessages } from './support-case.ts'

test.each<[CaseState, CaseAuthor, boolean, CaseMessagePlan]>([
  ['open', 'shopper', false, { ok: true, state: 'open' }],
  ['answered', 'shopper', false, { ok: true, state: 'open' }],
  ['closed', 'shopper', false, { ok: false, reason: 'closed' }],
  ['open', 'staff', false, { ok: true, state: 'answered' }],
  ['open', 'staff', true, { ok: true, state: 'closed' }],
  ['closed', 'staff', false, { ok: true, state: 'answered' }],
])('in state %s a message of the %s (closes: %s) leads to %j [ACC-12]', (state, author, closes, plan) => {
  expect(planCaseMessage({ state, messages: 1 }, { author, closes })).toEqual(plan)
})

test.each<[CaseAuthor]>([['shopper'], ['staff']])('a case is bounded for the %s [ACC-12]', (author) => {
  const plan = (messages: number) => planCaseMessage({ state: 'open', messages }, { author })
  expect(plan(mostCaseMessages - 1).ok).toBe(true)
  expect(plan(mostCaseMessages)).toEqual({ ok: false, reason: 'too_many' })
})
