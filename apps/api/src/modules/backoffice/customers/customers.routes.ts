import type { CallReply } from '@lacehouse/contracts'
import type { backofficeCustomerCalls } from '@lacehouse/contracts/calls/backoffice/customers'
import { inTransaction } from '@lacehouse/database'
import { formatAddress } from '@lacehouse/domain/address/format-address'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toStandingReply } from '../../../replies/loyalty/to-standing-reply.ts'
import { staffOrderQueries } from '../orders/orders.queries.ts'
import { toStaffOrderSummary } from '../orders/to-staff-order-summary.ts'
import { toPeriod } from '../to-page.ts'
import { beginActing } from './begin-acting.ts'
import { changeStoreCreditOf, listStoreCredit } from './change-store-credit-of.ts'
import { staffCustomerQueries } from './customers.queries.ts'
import { exportCustomers, listCustomers, toCustomerSummary } from './list-customers.ts'

type CustomerDeps = Pick<Deps, 'database' | 'now' | 'sites'>

export function backofficeCustomerRoutes(deps: Deps): Handlers<keyof typeof backofficeCustomerCalls> {
  return {
    'backoffice.listCustomers': listCustomers(deps),
    'backoffice.exportCustomers': exportCustomers(deps),
    'backoffice.getCustomer': getCustomer(deps),
    'backoffice.beginActing': beginActing(deps),
    'backoffice.changeStoreCredit': changeStoreCreditOf(deps),
  }
}

const latest = 10

const listCurrencies = (sites: readonly Site[], siteId: string): string[] => {
  const own = sites.filter((site) => site.siteId === siteId)
  return [...new Set([...own, ...sites].map(({ currency }) => currency))]
}

type Member = NonNullable<NonNullable<Awaited<ReturnType<typeof staffCustomerQueries.find>>>['member']>

/** Makes the points of a member and the tier, whose name is that of the site's first language. */
const toLoyalty = (member: Member | null, site: Site | null, now: number) =>
  member && site?.features.loyalty
    ? {
        loyalty: {
          points: member.points,
          ...toStandingReply(member.earnings, { site, locale: site.defaultLocale, now }),
        },
      }
    : {}

/** Replies with a customer. The audit log has the access, in the transaction that reads, because a profile is personal. */
function getCustomer({ database, now, sites }: CustomerDeps): Handler<'backoffice.getCustomer'> {
  return (call): Promise<CallReply<'backoffice.getCustomer'>> =>
    inTransaction(database.pool, async (client) => {
      const { consumerNo } = call.params
      const found = await staffCustomerQueries.find(client, consumerNo, now())
      if (!found) throw new Refusal('PRO404')
      const { listed, phone, birthDate, addresses, member, ...facts } = found
      const { siteId } = listed
      await recordStaffChange(client, getStaff(call), {
        action: 'backoffice.getCustomer',
        subject: consumerNo,
        siteId,
        consumerNo,
      })
      const own = {
        consumerNo,
        number: null,
        returnNumber: null,
        email: null,
        lastName: null,
        state: null,
        shipmentState: null,
        waitsFor: null,
      }
      const { orders } = await staffOrderQueries.list(client, { ...own, ...toPeriod({}), offset: 0, limit: latest })
      return {
        ...toCustomerSummary(listed),
        ...facts,
        isLoyaltyMember: member !== null,
        ...toLoyalty(member, findSiteById(sites, siteId), now()),
        ...(phone !== null && { phone }),
        ...(birthDate !== null && { birthDate }),
        addresses: addresses.map(({ kind, address }) => ({ kind, lines: formatAddress(address) })),
        latestOrders: orders.map(toStaffOrderSummary),
        storeCredit: await listStoreCredit(client, consumerNo),
        creditCurrencies: listCurrencies(sites, siteId),
      }
    })
}
