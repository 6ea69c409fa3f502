import { randomUUID } from 'node:crypto'
import type { AddressInput } from '@lacehouse/contracts'
import { suggestAddress } from '@lacehouse/domain/address/suggest-address'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { listChangedFields, type OrderChangeRefusal, planOrderChange } from '@lacehouse/domain/order/plan-order-change'
import type { PricingSite } from '@lacehouse/domain/pricing/pricing-facts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { getTaxTable } from '@lacehouse/domain/tax/get-tax-table'
import type { PoolClient } from 'pg'
import type { Deps } from '../../deps.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireAddress } from '../cart/check-address.ts'
import { type DeliveryChanged, type FulfilmentOrder, fulfilmentQueries } from './fulfilment.queries.ts'

export type DeliveryDeps = Pick<Deps, 'sites' | 'shippingMethods' | 'now'>

export type DeliveryCommand = {
  readonly address: CartAddress
  readonly shippingMethods: readonly { readonly shipmentId: string; readonly code: string }[] | undefined
  /** The member of staff who changes it for the shopper; the shopper's mail names them. */
  readonly agent?: string
}

/** Reads the address of a delivery: by the rules of its country, at a place that exists. The email of the order stays. */
export function requireDeliveryAddress(
  { email }: Pick<OrderDraft, 'email'>,
  input: AddressInput,
  locale: string,
): CartAddress {
  const address = requireAddress({ ...input, email }, 'shipping', locale)
  if (suggestAddress(address).status === 'not_found')
    throw new Refusal(toErrorId('address_not_found'), { field: 'postalCode' })
  return address
}

/** Gets what the site of an order sells and delivers by. */
export function getDeliverySite(
  { sites, shippingMethods }: DeliveryDeps,
  { siteId }: Pick<OrderDraft, 'siteId'>,
): Pick<PricingSite, 'countryCode' | 'taxes' | 'shippingMethods'> {
  const site = findSiteById(sites, siteId)
  if (!site) throw new Error(`an order is of a site that is no more: ${siteId}`)
  return {
    countryCode: site.country,
    taxes: getTaxTable(site.taxMode, site.taxRegion),
    shippingMethods: shippingMethods(site),
  }
}

/**
 * Gives a locked order another delivery, adds an event to its history, and enqueues the mail, in the caller's transaction. Null where
 * the order has that delivery already.
 */
export async function changeDeliveryIn(
  deps: DeliveryDeps,
  client: PoolClient,
  { order, address, shippingMethods = [], agent }: DeliveryCommand & { readonly order: FulfilmentOrder },
): Promise<{ readonly before: DeliveryChanged; readonly after: DeliveryChanged } | null> {
  const { doc, number: orderNumber, state, shipments } = order
  const methods = Object.fromEntries(shippingMethods.map(({ shipmentId, code }) => [shipmentId, code]))
  const context = { state, shipments, site: getDeliverySite(deps, doc), now: deps.now() }
  const plan = planOrderChange(doc, { address, methods }, context)
  if (!plan.ok) throw toRefusal(plan.reason)
  if (!plan.changed) return null
  const { delivery } = plan
  const changed = listChangedFields(doc.shippingAddress, delivery.shippingAddress ?? address)
  const toChanged = (of: Pick<OrderDraft, 'shipments'>) => ({
    fields: changed,
    methods: of.shipments.map(({ methodCode }) => methodCode),
  })
  await fulfilmentQueries.changeDelivery(client, orderNumber, { delivery, data: toChanged(delivery) })
  const job = { orderNumber, key: randomUUID(), ...(agent !== undefined && { agent }) }
  await fulfilmentQueries.enqueueJob(client, 'delivery-mail', job)
  return { before: toChanged(doc), after: toChanged(delivery) }
}

/** The field of the request that a reason speaks of. */
const fields: Readonly<Partial<Record<OrderChangeRefusal, string>>> = {
  tax_changes: 'province',
  price_changes: 'shippingMethod',
  unknown_shipment: 'shippingMethod',
  method_not_applicable: 'shippingMethod',
  missing_phone: 'phone',
  other_country: 'countryCode',
  po_box: 'addressLine1',
}

const toRefusal = (reason: OrderChangeRefusal): Refusal => {
  const field = fields[reason]
  return new Refusal(toErrorId(reason), field === undefined ? {} : { field })
}
