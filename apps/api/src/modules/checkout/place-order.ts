import { randomInt, randomUUID } from 'node:crypto'
import { isRefusedByCheck, isTaken } from '@lacehouse/database'
import {
  findFlashMessages,
  fromWire,
  listPriceChanges,
  makeOrderNumber,
  type OrderDraft,
  type PlaceOrder,
  planOrder,
  planSetBillingAddress,
  sumDemands,
  toStockDemands,
} from '@lacehouse/domain'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import type { Captcha } from '../../captcha/captcha.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CartDeps, type CartScene, loadCart } from '../cart/cart-scene.ts'
import { requireAddress } from '../cart/check-address.ts'
import { refusePlan } from '../cart/refuse-plan.ts'
import type { Reservation } from './placement.queries.ts'
import { replyOrder } from './reply-order.ts'
import { resumePlacement } from './resume-placement.ts'
import { authorise, type PlacementDeps } from './run-placement.ts'

export type PlaceDeps = CartDeps & PlacementDeps & { readonly captcha: Captcha }
type PlaceCall = Call<'checkout.placeOrder'>

const mostTries = 5

/**
 * Places the order of a cart: stock is held with the order in one commit, then the charge is made under the order's number.
 * Whoever places the same cart again gets the same order (CHK-06, CHK-07).
 */
export const placeOrder =
  (deps: PlaceDeps): Handler<'checkout.placeOrder'> =>
  async (call) => {
    await requireOrderRights(deps, call)
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const scene = await loadCart(deps, call, { cartId: call.body.cartId })
      if (scene.orderNumber) return resumePlacement(deps, call, scene.orderNumber)
      const reservation = planReservation(deps, call, scene)
      if (!(await reserve(deps, call, reservation))) continue
      const placed = await deps.placements.find(reservation.draft.orderNumber)
      if (placed) return replyOrder(deps, call, await authorise(deps, placed))
    }
    throw new Refusal('INV409')
  }

const requireOrderRights = async (deps: PlaceDeps, { body, site, session }: PlaceCall): Promise<void> => {
  const isStore = session.kind === 'consumer' && session.consumerType === 'STORE_EMPLOYEE'
  if (body.inStoreSalesInfo && !isStore) throw new Refusal('AUT404', { field: 'inStoreSalesInfo' })
  if (hasCaptcha(site, 'order') && !(await deps.captcha.accept(body.recaptcha_response))) throw new Refusal('AUT403')
}

const planReservation = (deps: PlaceDeps, call: PlaceCall, scene: CartScene): Reservation => {
  const { cart, till } = withBilling(call, scene)
  const priced = priceAtTill(cart, till)
  const { expectedTotal, inStoreSalesInfo, paymentMethod } = call.body
  if (paymentMethod && !cart.instruments.some(({ method }) => method === paymentMethod.code))
    throw new Refusal('PYT404')
  if (expectedTotal === undefined && listPriceChanges(cart, priced).length > 0) throw new Refusal('ORD415')
  const input: PlaceOrder = {
    orderNumber: makeOrderNumber(randomInt),
    ...(expectedTotal !== undefined && { expectedTotal: fromWire(expectedTotal, cart.currency).amount }),
    ...(inStoreSalesInfo && { inStoreSalesInfo }),
  }
  const plan = planOrder(cart, priced, till.facts, input)
  if (!plan.ok) return refusePlan(plan)
  const demands = sumDemands(toStockDemands(cart, till.facts.variants))
  return {
    cartVersion: scene.cart.version,
    draft: plan.order,
    demands: demands.map((demand) =>
      demand.location === 'warehouse' ? { ...demand, location: call.site.warehouse } : demand,
    ),
    charge: toCharge(deps, plan.order),
    limitedPromotions: listLimited(plan.order, till.facts.promotions),
  }
}

const withBilling = (call: PlaceCall, scene: CartScene): CartScene => {
  const { billingAddress } = call.body
  if (!billingAddress) return scene
  const address = requireAddress(billingAddress, 'billing', call.locale)
  const plan = planSetBillingAddress(scene.cart, { sameAsShipping: false, address }, scene.till.facts)
  return plan.ok ? { ...scene, cart: plan.cart } : refusePlan(plan)
}

const toCharge = (deps: PlaceDeps, { payments }: OrderDraft): Reservation['charge'] => {
  const [payment] = payments
  if (!payment) return null
  const { instrument, amount } = payment
  return { id: randomUUID(), provider: deps.payments.name, method: instrument.method, amount, instrument }
}

const listLimited = ({ promoSummary }: OrderDraft, promotions: CartScene['till']['facts']['promotions']): string[] => {
  const limited = promotions.filter(({ limits }) => limits?.inAll !== undefined || limits?.perConsumer !== undefined)
  const earned = new Set(promoSummary.map(({ promotionId }) => promotionId))
  return limited.filter(({ id }) => earned.has(id)).map(({ id }) => id)
}

const reserve = async (deps: PlaceDeps, call: PlaceCall, reservation: Reservation): Promise<boolean> => {
  try {
    return await deps.placements.reserve(reservation)
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) return refuseSoldOut(deps, call)
    if (isRefusedByCheck(error, 'promotion_counters_within_limit')) throw new Refusal('ORD415')
    if (isTaken(error)) return false
    throw error
  }
}

/** Says what is short: one item gone, several gone, or, when it is back already, that the shopper may try again (CHK-10). */
const refuseSoldOut = async (deps: PlaceDeps, call: PlaceCall): Promise<never> => {
  const { cart, till } = await loadCart(deps, call, { cartId: call.body.cartId })
  const short = findFlashMessages(cart, till.facts).filter(({ details }) => details.productId !== undefined)
  const [first] = short
  if (!first) throw new Refusal('INV409')
  if (short.length > 1) throw new Refusal('ORD430')
  const line = cart.lines.find(({ variantId }) => variantId === first.details.productId)
  throw new Refusal('ORD404', line ? { itemId: line.id } : {})
}
