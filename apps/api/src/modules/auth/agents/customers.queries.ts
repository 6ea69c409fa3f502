import {
  boolean,
  consumers,
  findRow,
  listRows,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'

const siteId = param('siteId', text)
// Staff are no customers: an agent finds them not, and acts for none of them.
const isCustomer = sql`k.site_id = ${siteId} and k.state = 'active' and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`

const findCustomers = statement({
  name: 'agent-customers',
  row: {
    consumerNo: consumers.consumerNo,
    firstName: consumers.firstName,
    lastName: consumers.lastName,
    email: consumers.email,
    phone: consumers.phone,
    isLoyaltyMember: boolean,
  },
  sql: sql`
    select k.consumer_no as "consumerNo", k.first_name as "firstName", k.last_name as "lastName", k.email, k.phone,
      k.member_id is not null as "isLoyaltyMember"
    from consumers k
    where ${isCustomer} and (k.email = ${param('email', nullable(text))} or k.phone = ${param('phone', nullable(text))}
      or k.consumer_no = (select o.owner_id from orders o
        where o.number = ${param('orderNumber', nullable(text))} and o.owner_kind = 'consumer' and o.site_id = ${siteId}))
    order by k.created_at desc, k.consumer_no limit 10`,
})

const findCustomer = statement({
  name: 'agent-customer',
  row: { consumerType: consumers.consumerType, basketId: nullable(uuid) },
  sql: sql`
    select k.consumer_type as "consumerType", (select c.id from carts c
      where c.owner_kind = 'consumer' and c.owner_id = k.consumer_no and c.site_id = ${siteId} and c.state in ('open', 'ordering')
      order by c.updated_at desc limit 1) as "basketId"
    from consumers k where k.consumer_no = ${param('consumerNo', text)} and ${isCustomer}`,
})

export type CustomerRow = RowOf<typeof findCustomers>

/** By what an agent searches; exactly one is not null. */
export type CustomerSearch = {
  readonly email: string | null
  /** In E.164. */
  readonly phone: string | null
  readonly orderNumber: string | null
}

/** Creates the queries by which agents find the customers of a site. */
export function createCustomersQueries(pool: Pool) {
  return {
    /** Lists up to ten active customers of the site. */
    findCustomers: (siteId: string, search: CustomerSearch): Promise<CustomerRow[]> =>
      listRows(pool, findCustomers, { siteId, ...search }),

    /** Finds an active customer of the site with the open cart; null for staff and for another site's. */
    findCustomer: (siteId: string, consumerNo: string) => findRow(pool, findCustomer, { siteId, consumerNo }),
  }
}

export type CustomersQueries = ReturnType<typeof createCustomersQueries>
