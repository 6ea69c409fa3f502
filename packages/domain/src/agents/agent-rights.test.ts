import { expect, test } from 'vitest'
import { listGrantedRights } from '../staff/staff-rights.ts'
import { hasAgentRight, toAgentRights } from './agent-rights.ts'

const support = ['customers.act']
const supervisor = ['customers.act', 'orders.cancel', 'prices.adjust']

test.each([
  ['support', support, 'customers.act', true],
  ['support', support, 'prices.adjust', false],
  ['support', support, 'orders.cancel', false],
  ['supervisor', supervisor, 'customers.act', true],
  ['supervisor', supervisor, 'prices.adjust', true],
  ['supervisor', supervisor, 'orders.cancel', true],
  ['warehouse', ['orders.fulfil', 'orders.refund'], 'customers.act', false],
  ['administrator', [], 'prices.adjust', true],
] as const)(
  'an agent with the role %s of the rights %j has the right %s: %s [AUTH-09]',
  (id, rights, right, expected) => {
    expect(hasAgentRight({ rights: toAgentRights(listGrantedRights([{ id, rights }])) }, right)).toBe(expected)
  },
)

test('of the rights of roles only those that count in the shop go into a session [AUTH-09]', () => {
  expect(toAgentRights(['orders.read', 'prices.adjust', 'customers.act', 'audit.read'])).toEqual([
    'customers.act',
    'prices.adjust',
  ])
})
