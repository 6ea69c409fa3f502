import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { Day, ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { Email, LocaleQuery, text } from '../../shapes/primitives.ts'

const RoleId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)

const StaffMember = z.object({
  consumerNo: z.string(),
  siteId: z.string(),
  name: z.string(),
  email: z.string(),
  consumerType: z.string(),
  state: z.string(),
  roles: z.array(z.object({ roleId: z.string(), name: z.string() })),
  hasSecondFactor: z.boolean(),
  /** Whether an invitation still waits for its first password. */
  isInvited: z.boolean(),
})
export type StaffMemberReply = z.output<typeof StaffMember>

const Role = z.object({
  roleId: z.string(),
  name: z.string(),
  rights: z.array(z.enum(staffRights)),
  requiresSecondFactor: z.boolean(),
  members: z.number(),
})
const Roles = z.object({ roles: z.array(Role) })

/** Staff and their roles, and the audit log. */
export const backofficeStaffCalls = {
  'backoffice.listStaff': defineCall({
    method: 'GET',
    path: '/backoffice/api/staff',
    summary: 'Accounts of staff with their roles, by name or email',
    session: 'backoffice',
    right: 'staff.manage',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery.extend({ role: RoleId.optional() }),
    reply: pageOf(StaffMember),
    errors: [],
  }),
  'backoffice.addStaffMember': defineCall({
    method: 'POST',
    path: '/backoffice/api/staff',
    summary:
      'Adds an agent, or a store employee, with roles and mails them an invitation; sent twice under its id, it is done once',
    session: 'backoffice',
    right: 'staff.manage',
    limits: [{ policy: 'staffMails' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** The number of the account, made by the page. */
      memberId: z.string().uuid(),
      firstName: text(30),
      lastName: text(30),
      email: Email,
      siteId: text(20),
      /** The store of the site in which the member sells; without it the member is an agent. */
      storeId: text(40).optional(),
      roleIds: z.array(RoleId).min(1).max(20),
    }),
    reply: StaffMember,
    status: 201,
    errors: ['AUT453', 'PRO415', 'STF404', 'STF409', 'STF410', 'STR404'],
  }),
  'backoffice.inviteAgain': defineCall({
    method: 'POST',
    path: '/backoffice/api/staff/{consumerNo}/invitations',
    summary: 'Mails another invitation to a member of staff who has set no password yet; earlier ones end',
    session: 'backoffice',
    right: 'staff.manage',
    limits: [{ policy: 'staffMails' }],
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: StaffMember,
    status: 202,
    errors: ['PRO404', 'STF409'],
  }),
  'backoffice.setStaffState': defineCall({
    method: 'PUT',
    path: '/backoffice/api/staff/{consumerNo}/state',
    summary:
      'Disables an account of staff and ends all its sessions, or enables it; no one disables themself or the last administrator',
    session: 'backoffice',
    right: 'staff.manage',
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    body: z.strictObject({ state: z.enum(['active', 'disabled']) }),
    reply: StaffMember,
    errors: ['PRO404', 'STF409'],
  }),
  'backoffice.setStaffRoles': defineCall({
    method: 'PUT',
    path: '/backoffice/api/staff/{consumerNo}/roles',
    summary: 'Sets the roles of a member of staff; the last administrator keeps that role',
    session: 'backoffice',
    right: 'staff.manage',
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    body: z.strictObject({ roleIds: z.array(RoleId).max(20) }),
    reply: StaffMember,
    errors: ['PRO404', 'STF404', 'STF409'],
  }),
  'backoffice.resetSecondFactor': defineCall({
    method: 'DELETE',
    path: '/backoffice/api/staff/{consumerNo}/second-factor',
    summary: 'Removes the second factor of a member of staff who lost it, and ends their sessions',
    session: 'backoffice',
    right: 'staff.manage',
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    reply: StaffMember,
    errors: ['PRO404', 'STF409'],
  }),
  'backoffice.listSites': defineCall({
    method: 'GET',
    path: '/backoffice/api/sites',
    summary: 'The sites of the shop with their stores, for forms that name one',
    session: 'backoffice',
    right: 'signed_in',
    query: LocaleQuery,
    reply: z.object({
      sites: z.array(
        z.object({
          siteId: z.string(),
          country: z.string(),
          stores: z.array(z.object({ storeId: z.string(), name: z.string() })),
        }),
      ),
    }),
    errors: [],
  }),
  'backoffice.listRoles': defineCall({
    method: 'GET',
    path: '/backoffice/api/roles',
    summary: 'The roles of staff with their rights',
    session: 'backoffice',
    right: 'staff.manage',
    query: LocaleQuery,
    reply: Roles,
    errors: [],
  }),
  'backoffice.putRole': defineCall({
    method: 'PUT',
    path: '/backoffice/api/roles/{roleId}',
    summary: 'Makes or changes a role; the rights of the administrator cannot be changed',
    session: 'backoffice',
    right: 'staff.manage',
    params: z.object({ roleId: RoleId }),
    query: LocaleQuery,
    body: z.strictObject({
      name: text(60).min(2),
      rights: z.array(z.enum(staffRights)).max(staffRights.length),
      requiresSecondFactor: z.boolean(),
    }),
    reply: Roles,
    errors: ['STF409'],
  }),
  'backoffice.listAudit': defineCall({
    method: 'GET',
    path: '/backoffice/api/audit',
    summary: 'The audit log, the newest first: who, for whom, what, before and after',
    session: 'backoffice',
    right: 'audit.read',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery.extend({ action: text(60).optional(), from: Day.optional(), to: Day.optional() }),
    reply: pageOf(
      z.object({
        entryId: z.number(),
        at: z.string(),
        actor: z.string(),
        actorType: z.string(),
        action: z.string(),
        subject: z.string(),
        /** The customer whom it is about. */
        customer: z.string().optional(),
        before: z.string().optional(),
        after: z.string().optional(),
      }),
    ),
    errors: [],
  }),
}
