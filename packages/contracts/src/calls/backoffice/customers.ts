import { storeCreditReasons } from '@lacehouse/domain/payment/store-credit'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { CsvFile, Day, ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { StaffOrderSummary } from '../../shapes/backoffice-order.ts'
import { TierStanding } from '../../shapes/loyalty.ts'
import { CurrencyCode, LocaleQuery, text } from '../../shapes/primitives.ts'
import { StoreCreditBalance } from '../store-credit.ts'

const CustomerSummary = z.object({
  consumerNo: z.string(),
  siteId: z.string(),
  name: z.string(),
  email: z.string(),
  consumerType: z.string(),
  state: z.string(),
  createdAt: z.string(),
  orders: z.number(),
})

const CustomerQuery = ListQuery.extend({
  siteId: text(20).optional(),
  state: z.enum(['active', 'disabled']).optional(),
  /** The days between which the account was created, both included. */
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(['createdAt', '-createdAt', 'name', '-name']).optional(),
})

/** Customers with an account. The audit log has each profile that was opened. */
export const backofficeCustomerCalls = {
  'backoffice.listCustomers': defineCall({
    method: 'GET',
    path: '/backoffice/api/customers',
    summary:
      'Customers of all sites by email, phone, number or last name, by site, state and day, in pages; staff are not among them',
    session: 'backoffice',
    right: 'customers.read',
    limits: [{ policy: 'staffReads' }],
    query: CustomerQuery,
    /** `sites` are those that the list can be filtered by. */
    reply: pageOf(CustomerSummary).extend({ sites: z.array(z.string()) }),
    errors: [],
  }),
  'backoffice.exportCustomers': defineCall({
    method: 'GET',
    path: '/backoffice/api/customers.csv',
    summary: 'The same customers as a table, at most 10,000; the audit log has each export',
    session: 'backoffice',
    right: 'customers.export',
    limits: [{ policy: 'staffExports' }],
    query: CustomerQuery,
    reply: CsvFile,
    errors: [],
  }),
  'backoffice.getCustomer': defineCall({
    method: 'GET',
    path: '/backoffice/api/customers/{consumerNo}',
    summary: 'A customer: profile, addresses and the latest orders; the audit log has the access',
    session: 'backoffice',
    right: 'customers.read',
    limits: [{ policy: 'staffReads' }],
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    reply: CustomerSummary.extend({
      phone: z.string().optional(),
      birthDate: z.string().optional(),
      isLoyaltyMember: z.boolean(),
      /** The points of a member, and the tier where the site has tiers; absent where it has no loyalty programme. */
      loyalty: z.object({ points: z.number(), standing: TierStanding.optional() }).optional(),
      isEmailConfirmed: z.boolean(),
      addresses: z.array(z.object({ kind: z.string(), lines: z.array(z.string()) })),
      latestOrders: z.array(StaffOrderSummary),
      storeCredit: z.array(StoreCreditBalance),
      /** The currencies in which store credit can be issued, that of the customer's site first. */
      creditCurrencies: z.array(CurrencyCode),
    }),
    errors: ['PRO404'],
  }),
  'backoffice.beginActing': defineCall({
    method: 'POST',
    path: '/backoffice/api/customers/{consumerNo}/acting',
    summary: 'Opens the way to the storefront as the agent of a customer: an address that works once and for a minute',
    session: 'backoffice',
    right: 'customers.act',
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({ url: z.string() }),
    status: 201,
    errors: ['PRO404', 'STF409'],
  }),
  'backoffice.changeStoreCredit': defineCall({
    method: 'POST',
    path: '/backoffice/api/customers/{consumerNo}/store-credit',
    summary:
      'Issues store credit to a customer, or withdraws it with a negative amount; repeated under its id, it does nothing more',
    session: 'backoffice',
    right: 'customers.credit',
    params: z.object({ consumerNo: text(64) }),
    query: LocaleQuery,
    body: z.strictObject({
      changeId: z.string().uuid(),
      amount: z.number().min(-100_000).max(100_000),
      currency: CurrencyCode,
      reason: z.enum(storeCreditReasons),
      /** Only staff see it, in the audit log. */
      note: text(200).optional(),
    }),
    reply: z.object({ storeCredit: z.array(StoreCreditBalance) }),
    errors: ['PRO404', 'INV407', 'STF409'],
  }),
}
