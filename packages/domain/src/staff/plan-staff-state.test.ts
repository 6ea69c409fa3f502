import { expect, test } from 'vitest'
import { planStaffState, type StaffStateChange } from './plan-staff-state.ts'
import { staffRights } from './staff-rights.ts'

const administrator = { id: 'administrator', rights: [] }
const audit = { id: 'audit', rights: ['audit.read'] }
const change: StaffStateChange = {
  ...{ own: staffRights, state: 'disabled', isSelf: false, roles: [audit], otherAdministrators: 1 },
}

test.each<[string, Partial<StaffStateChange>, string | null]>([
  ['disables a colleague', {}, null],
  ['disables one of two administrators', { roles: [administrator] }, null],
  ['disables the last administrator', { roles: [administrator], otherAdministrators: 0 }, 'last_administrator'],
  ['enables the only administrator', { state: 'active', roles: [administrator], otherAdministrators: 0 }, null],
  ['disables themself', { isSelf: true }, 'self'],
  ['disables who has a right that they lack', { own: ['staff.manage'] }, 'beyond_own_rights'],
  ['enables who has a right that they lack', { own: ['staff.manage'], state: 'active' }, 'beyond_own_rights'],
  ['disables who has no role', { own: ['staff.manage'], roles: [] }, null],
])('a member of staff %s: with %j the reason against it is %s', (_, own, reason) => {
  expect(planStaffState({ ...change, ...own })).toEqual(reason === null ? { ok: true } : { ok: false, reason })
})
