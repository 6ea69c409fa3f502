import type { Cart as CartReply, CollectionReply } from '@lacehouse/contracts'
import {
  amountToWire,
  type Cart,
  type CartCollection,
  findFreeShippingBenefit,
  type PricedCart,
  type PricedLine,
} from '@lacehouse/domain'
import { hasFeature } from '@lacehouse/domain/site/site'
import { toPointReply, toStoreSummary } from '../stores/to-store-reply.ts'
import type { Till } from './till.ts'

type Scene = { readonly till: Till; readonly locale: string }

/** What of a cart comes together: one parcel, one of made-to-order goods, one for each store (S1.3). */
export const listShipments = ({ shipments }: PricedCart, { till, locale }: Scene): CartReply['shipments'] =>
  shipments.map(({ groupId, storeId, lineIds }) => {
    const store = till.stores.get(storeId ?? '')
    return {
      shipmentId: groupId,
      shipmentGroupId: toGroup(groupId),
      itemIds: [...lineIds],
      ...(store && { store: toStoreSummary(store, locale) }),
    }
  })

export const toGroup = (groupId: PricedLine['groupId']): CartReply['shipments'][number]['shipmentGroupId'] =>
  groupId === 'me' || groupId === 'customs' || groupId === 'digital' ? groupId : 'pickup'

/** How far free delivery is, where the site shows it (CART-30). */
export const toFreeShipping = (
  { currency }: Cart,
  priced: PricedCart,
  { facts, site }: Till,
): Pick<CartReply, 'freeShippingBenefit'> => {
  const benefit = hasFeature(site, 'freeShippingBenefit') ? findFreeShippingBenefit(priced, facts) : null
  if (!benefit) return {}
  const { from, missing, isReached } = benefit
  const wire = (amount: number): number => amountToWire(amount, currency)
  return { freeShippingBenefit: { from: wire(from), missing: wire(missing), reached: isReached } }
}

/** Who collects, and at which counter. */
export const toCollectionReply = (
  collection: CartCollection,
  { points, facts }: Pick<Till, 'points'> & { readonly facts: { readonly now: number } },
): CollectionReply => {
  const { kind, contact } = collection
  const point = collection.kind === 'point' ? points.find(({ id }) => id === collection.pointId) : undefined
  return { kind, contact, ...(point && { point: toPointReply(point, { now: facts.now }) }) }
}
