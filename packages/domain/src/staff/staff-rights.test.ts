import { expect, test } from 'vitest'
import { type GrantedRole, isStaffRight, listGrantedRights, staffRights } from './staff-rights.ts'

test.each<[string, readonly GrantedRole[], readonly string[]]>([
  ['no role', [], []],
  ['the administrator', [{ id: 'administrator', rights: [] }], staffRights],
  [
    'two roles together, each right once and in the fixed order',
    [
      { id: 'finance', rights: ['orders.refund', 'orders.read'] },
      { id: 'support', rights: ['orders.read', 'customers.read'] },
    ],
    ['orders.read', 'orders.refund', 'customers.read'],
  ],
  ['a right that the shop does not know', [{ id: 'old', rights: ['ovens.heat', 'audit.read'] }], ['audit.read']],
])('%s: %j gives %j', (_, roles, expected) => {
  expect(listGrantedRights(roles)).toEqual(expected)
})

test.each([
  ['orders.refund', true],
  ['orders', false],
  ['', false],
])('%s is a right: %s', (text, expected) => {
  expect(isStaffRight(text)).toBe(expected)
})
