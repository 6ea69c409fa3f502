import { type Fragment, literal, moment, param, sql, statement, text } from '@lacehouse/database'
import { batchSize } from './retention-rule.ts'

const now = moment('now')
const before = moment('before')
const atMost = sql`limit ${literal(batchSize)}`

/** The fields of a cart's document that say nothing about its shopper. */
const ofEmptyCart = sql`('id', 'siteId', 'locale', 'currency', 'version', 'state', 'sameAsShipping', 'createdAt', 'updatedAt', 'expiresAt')`

/** Builds the statement that takes the shopper out of the carts of `due`, to which orders refer. */
export function emptyCarts<F extends Fragment<never>>(name: string, due: F) {
  return statement({
    name,
    sql: sql`
      with due as (${due})
      update carts c set forgotten_at = ${now}, owner_id = '', state = case when c.state = 'open' then 'expired' else c.state end,
        doc = (select jsonb_object_agg(key, value) from jsonb_each(c.doc) where key in ${ofEmptyCart})
          || jsonb_build_object('owner', jsonb_build_object('kind', c.owner_kind, 'id', ''))
          || '{"lines": [], "couponCodes": [], "shippingMethods": {}, "instruments": [], "vouchers": [], "rewardCodes": [],
            "priceAdjustments": [], "notifications": []}'
      from due where c.id = due.id`,
  })
}

// A cart whose order is not final stays as it is: the shopper may come back from the bank, and the recovery reads it.
export const emptyOrderedCarts = emptyCarts(
  'retention-ordered-carts',
  sql`select c.id from carts c where c.forgotten_at is null and c.expires_at < ${before} and c.state <> 'ordering'
      and exists (select 1 from orders o where o.cart_id = c.id)
      and not exists (select 1 from orders o where o.cart_id = c.id and o.state in ('processing', 'payment_pending'))
    order by c.expires_at ${atMost} for update of c skip locked`,
)

/** The fields of an order's document that a record of the sale needs and that say nothing about its shopper. */
const ofRecord = sql`('orderNumber', 'cartId', 'cartVersion', 'siteId', 'locale', 'currency', 'state', 'shipments', 'totals', 'taxes',
  'promoSummary', 'couponCodes', 'placedAt')`

// The area of an address stays, because the tax depends on it.
const areaOf = (field: Fragment) => sql`jsonb_strip_nulls(jsonb_build_object(
  'countryCode', o.doc #> array[${field}, 'countryCode'], 'province', o.doc #> array[${field}, 'province']))`

const recordOf = sql`(select jsonb_object_agg(key, value) from jsonb_each(o.doc) where key in ${ofRecord})
  || jsonb_build_object(
    'owner', jsonb_build_object('kind', o.owner_kind, 'id', ''), 'email', '',
    'items', (select coalesce(jsonb_agg(item - 'giftOption'), '[]') from jsonb_array_elements(o.doc -> 'items') item),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', paid -> 'amount', 'instrument', jsonb_build_object(
        'id', paid #> '{instrument,id}', 'method', paid #> '{instrument,method}', 'upTo', paid #> '{instrument,upTo}'))), '[]')
      from jsonb_array_elements(o.doc -> 'payments') paid),
    'billingAddress', ${areaOf(sql`'billingAddress'`)})
  || case when o.doc ? 'shippingAddress' then jsonb_build_object('shippingAddress', ${areaOf(sql`'shippingAddress'`)}) else '{}' end`

/** Builds the statement that takes the shopper out of the orders of `due`: goods, amounts, taxes and states stay. */
export function emptyOrders<F extends Fragment<never>>(name: string, due: F) {
  return statement({
    name,
    sql: sql`
      with due as (${due}), shipped as (
        update shipments s set tracking = null from due where s.order_number = due.number and s.tracking is not null
      ), exchanged as (
        update order_exchanges e set tracking = null from due where e.order_number = due.number and e.tracking is not null
      ), paid as (
        update payments p set instrument = '{}' from due where p.order_number = due.number and p.instrument <> '{}'
      )
      update orders o set forgotten_at = ${now}, owner_id = '', email = '', access_token_hash = null, doc = ${recordOf}
      from due where o.number = due.number`,
  })
}

export const emptyFailedOrders = emptyOrders(
  'retention-failed-orders',
  sql`select number from orders where state = 'failed' and forgotten_at is null and placed_at < ${before}
    order by placed_at ${atMost} for update skip locked`,
)

export const emptyOrderRecords = emptyOrders(
  'retention-orders',
  sql`select number from orders where site_id = ${param('siteId', text)} and forgotten_at is null
    and placed_at < ${before} and state in ('finalised', 'cancelled') order by placed_at ${atMost} for update skip locked`,
)
