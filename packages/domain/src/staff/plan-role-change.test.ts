import { expect, test } from 'vitest'
import { planRoleChange, type RoleChange } from './plan-role-change.ts'
import { staffRights } from './staff-rights.ts'

const administrator = { id: 'administrator', rights: [] }
const audit = { id: 'audit', rights: ['audit.read'] }
const manager = { id: 'manager', rights: ['staff.manage'] }
const change: RoleChange = { own: staffRights, before: [], after: [], otherAdministrators: 1 }

test.each<[string, Partial<RoleChange>, string | null]>([
  ['gives any role with every right', { after: [administrator, audit] }, null],
  ['takes one of two administrators', { before: [administrator], after: [] }, null],
  [
    'takes the last administrator',
    { before: [administrator], after: [audit], otherAdministrators: 0 },
    'last_administrator',
  ],
  [
    'changes other roles of the last administrator',
    { before: [administrator], after: [administrator, audit], otherAdministrators: 0 },
    null,
  ],
  ['gives a right of their own', { own: ['staff.manage'], after: [manager] }, null],
  ['gives a right that they lack', { own: ['staff.manage'], after: [audit] }, 'beyond_own_rights'],
  ['takes a right that they lack', { own: ['staff.manage'], before: [audit] }, 'beyond_own_rights'],
  [
    'makes an administrator without every right',
    { own: ['staff.manage'], after: [administrator] },
    'beyond_own_rights',
  ],
])('a member of staff %s: with %j the reason against it is %s', (_, own, reason) => {
  expect(planRoleChange({ ...change, ...own })).toEqual(reason === null ? { ok: true } : { ok: false, reason })
})
