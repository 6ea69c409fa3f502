import { randomInt, randomUUID } from 'node:crypto'
import {
  fromWire,
  isKeptMethod,
  listLapsedCoupons,
  listPriceChanges,
  listPromotionUses,
  makeOrderNumber,
  type OrderDraft,
  type PlaceOrder,
  type PricedCart,
  planBonusItems,
  planOrder,
  planSetBillingAddress,
  sumDemands,
  toBalanceDebits,
  toStockDemands,
} from '@lacehouse/domain'
import type { CartScene } from '../../cart/cart-scene.ts'
import { requireAddress } from '../../cart/check-address.ts'
import { refusePlan } from '../../cart/refuse-plan.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'
import type { Reservation } from '../../placement/reserve-statement.ts'

type PlaceCall = Call<'checkout.placeOrder'>

/** Plans what placing writes in one commit: the order, the stock that it holds and the charge; throws the first thing against it. */
export const planReservation = (call: PlaceCall, scene: CartScene, desk: PaymentDesk): Reservation => {
  const { cart, till } = withBilling(call, scene)
  const priced = priceAtTill(cart, till)
  const { expectedTotal, inStoreSalesInfo, paymentMethod } = call.body
  if (paymentMethod && !cart.instruments.some(({ method }) => method === paymentMethod.code))
    throw new Refusal('PYT404')
  requireAsShown({ ...scene, cart, till }, priced, expectedTotal)
  const input: PlaceOrder = {
    orderNumber: makeOrderNumber(randomInt),
    placedFrom: { ...call.client, channel: call.channel, correlationId: call.correlationId },
    ...(expectedTotal !== undefined && { expectedTotal: fromWire(expectedTotal, cart.currency).amount }),
    ...(inStoreSalesInfo && { inStoreSalesInfo }),
    ...(till.balances.member && { memberId: till.balances.member.id }),
  }
  const plan = planOrder({ cart, priced, facts: till.facts }, input)
  if (!plan.ok && plan.reason === 'ORD415') throw refuseTotals(priced)
  if (!plan.ok) return refusePlan(plan)
  // A site may send from a store: what is sent and what is collected there come from one shelf.
  const demands = toStockDemands(cart, till.facts.variants).map((demand) =>
    demand.location === 'warehouse' ? { ...demand, location: call.site.warehouse } : demand,
  )
  return {
    cartVersion: scene.cart.version,
    draft: plan.order,
    demands: sumDemands(demands),
    reservationIds: cart.lines.flatMap(({ reservation }) => reservation?.id ?? []),
    charge: toCharge(plan.order, desk),
    promotionUses: listPromotionUses(cart, priced, till.facts.promotions),
    debits: toBalanceDebits(plan.order),
  }
}

const withBilling = (call: PlaceCall, scene: CartScene): CartScene => {
  const { billingAddress } = call.body
  if (!billingAddress) return scene
  const address = requireAddress(billingAddress, 'billing', call.locale)
  const plan = planSetBillingAddress(scene.cart, { sameAsShipping: false, address }, scene.till.facts)
  return plan.ok ? { ...scene, cart: plan.cart } : refusePlan(plan)
}

const toCharge = ({ payments }: OrderDraft, desk: PaymentDesk): Reservation['charge'] => {
  const payment = payments.find(({ instrument: { method } }) => !isKeptMethod(method))
  if (!payment) return null
  const { instrument, amount } = payment
  const provider = desk.findFor(instrument.method)
  if (!provider) throw new Refusal('PYT405')
  return { id: randomUUID(), provider: provider.name, method: instrument.method, amount, instrument }
}

/** What would be charged has to be what was shown last, and what is given too: else the shopper confirms first (T16). */
const requireAsShown = ({ cart, till }: CartScene, priced: PricedCart, expectedTotal: number | undefined): void => {
  const hasOtherGifts = planBonusItems(cart, priced.earnedBonuses, till.facts) !== cart
  const isOtherTotal = cart.seenTotal !== undefined && cart.seenTotal !== priced.totals.total
  const isOther = expectedTotal === undefined && (isOtherTotal || listPriceChanges(cart, priced).length > 0)
  if (hasOtherGifts || isOther) throw refuseTotals(priced)
}

/** Says that the totals changed, and which codes no longer count. */
export const refuseTotals = (priced: PricedCart): Refusal =>
  new Refusal(
    'ORD415',
    {},
    { more: listLapsedCoupons(priced).map(({ reason }) => ({ errorId: reason, field: 'coupon' })) },
  )
