import { randomInt, randomUUID } from 'node:crypto'
import { listPromotionUses } from '@lacehouse/domain/cart/list-promotion-uses'
import { planSetBillingAddress } from '@lacehouse/domain/cart/plan-set-addresses'
import { fromWire } from '@lacehouse/domain/money/money'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { makeOrderNumber } from '@lacehouse/domain/order/order-number'
import { type PlaceOrder, planOrder } from '@lacehouse/domain/order/plan-order'
import { toBalanceDebits } from '@lacehouse/domain/order/to-balance-debits'
import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import { sumDemands } from '@lacehouse/domain/stock/plan-reservation'
import { toStockDemands } from '@lacehouse/domain/stock/to-stock-demands'
import { requireAddress } from '../../core/cart/check-address.ts'
import type { CartContext } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import type { Reservation } from '../../core/placement/reserve-statement.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import { refuseTotals, requireShownTotals } from './require-shown-totals.ts'

type PlaceCall = Call<'checkout.placeOrder'>

type PlaceBasis = CartContext & {
  readonly providers: PaymentProviders
  readonly network: string
  readonly isMeasured: boolean
}

/** Plans the commit that places an order: the order, its stock demands and its charge. It throws the first refusal. */
export function planReservation(
  call: PlaceCall,
  { providers, network, isMeasured, ...context }: PlaceBasis,
): Reservation {
  const { cart, pricing } = withBilling(call, context)
  const priced = priceInContext(cart, pricing)
  const { expectedTotal, expectedStoredValue, expectedPreOrder, inStoreSalesInfo, paymentMethod } = call.body
  if (paymentMethod && !cart.instruments.some(({ method }) => method === paymentMethod.code))
    throw new Refusal('PYT404')
  requireShownTotals({ ...context, cart, pricing }, priced, expectedTotal)
  const { member } = pricing.balances
  const agent = call.session.kind === 'anonymous' ? undefined : call.session.agent
  const input: PlaceOrder = {
    orderNumber: makeOrderNumber(randomInt),
    placedFrom: {
      ...{ ...call.client, network, channel: call.channel, correlationId: call.correlationId },
      ...(isMeasured && { isMeasured }),
    },
    ...(expectedTotal !== undefined && { expectedTotal: fromWire(expectedTotal, cart.currency).amount }),
    ...(expectedStoredValue !== undefined && {
      expectedStoredValue: fromWire(expectedStoredValue, cart.currency).amount,
    }),
    ...(expectedPreOrder && { expectedPreOrder }),
    ...(inStoreSalesInfo && { inStoreSalesInfo }),
    ...(agent && { placedBy: { id: agent.id, name: agent.name } }),
    ...(member && { memberId: member.id }),
    ...(member?.tier && { pointsFactor: member.tier.pointsFactor }),
  }
  const plan = planOrder({ cart, priced, facts: pricing.facts }, input)
  if (!plan.ok && (plan.reason === 'total_changed' || plan.reason === 'stored_value_lowered'))
    throw refuseTotals(priced)
  if (!plan.ok) return refusePlan(plan)
  // A site may ship from a store; shipped and collected items then share its stock.
  const demands = toStockDemands(cart, pricing.facts.variants).map((demand) =>
    demand.location === 'warehouse' ? { ...demand, location: call.site.warehouse } : demand,
  )
  return {
    cartVersion: context.cart.version,
    draft: plan.order,
    demands: sumDemands(demands),
    reservationIds: cart.lines.flatMap(({ reservation }) => reservation?.id ?? []),
    charge: toCharge(plan.order, providers),
    promotionUses: listPromotionUses(cart, priced, pricing.facts.promotions),
    debits: toBalanceDebits(plan.order),
  }
}

const withBilling = (call: PlaceCall, context: CartContext): CartContext => {
  const { billingAddress } = call.body
  if (!billingAddress) return context
  const address = requireAddress(billingAddress, 'billing', call.locale)
  const plan = planSetBillingAddress(context.cart, { sameAsShipping: false, address }, context.pricing.facts)
  return plan.ok ? { ...context, cart: plan.cart } : refusePlan(plan)
}

const toCharge = ({ payments }: OrderDraft, providers: PaymentProviders): Reservation['charge'] => {
  const payment = payments.find(({ instrument: { method } }) => !isStoredValueMethod(method))
  if (!payment) return null
  const { instrument, amount } = payment
  const provider = providers.findFor(instrument.method)
  if (!provider) throw new Refusal('PYT405')
  return { id: randomUUID(), provider: provider.name, method: instrument.method, amount, instrument }
}
