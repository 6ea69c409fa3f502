import { expect, test } from 'vitest'
import { hasAgentRight } from './agent-rights.ts'

test.each([
  ['support', 'act_for_customers', true],
  ['support', 'find_customers', true],
  ['support', 'adjust_prices', false],
  ['support', 'cancel_orders', false],
  ['supervisor', 'act_for_customers', true],
  ['supervisor', 'adjust_prices', true],
  ['supervisor', 'cancel_orders', true],
] as const)('the role %s with the right %s: %s [AUTH-09]', (role, right, expected) => {
  expect(hasAgentRight(role, right)).toBe(expected)
})
