import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import { hashCardNumber } from '@lacehouse/database'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import { planAddInstrument } from '@lacehouse/domain/cart/plan-instruments'
import { planApplyRewardCode } from '@lacehouse/domain/cart/plan-rewards'
import { countFreePoints, reconcileBalances } from '@lacehouse/domain/cart/reconcile-balances'
import type { StoredValueMethod } from '@lacehouse/domain/payment/balances'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import { openSavedGiftCard } from '../../core/balances/open-saved-gift-card.ts'
import { findCard, openStoredCard } from '../../core/balances/open-stored-card.ts'
import type { CartContext } from '../../core/cart/load-cart.ts'
import type { StoredValueDeps } from '../../core/cart/stored-value-deps.ts'
import { isReward } from '../../core/cart/stored-value-methods.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

type AddCall = Call<'cart.addPaymentInstrument'>
type Plan = (context: CartContext) => CartPlan

/** Adds stored value to the cart: a gift or reward card, a reward code, points, an athlete's credit or store credit (PAY-02 to PAY-05, PAY-16). */
export async function addStoredValueInstrument(
  deps: StoredValueDeps,
  call: AddCall,
  method: StoredValueMethod,
): Promise<CartReply> {
  const plan = await planOf(deps, call, method)
  return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, (context) => {
    if (isReward(method) && !context.pricing.balances.member) throw new Refusal('4044')
    return plan(context)
  })
}

const planOf = (deps: StoredValueDeps, call: AddCall, method: StoredValueMethod): Plan | Promise<Plan> => {
  if (method === 'REWARD_CODE') return planCode(deps, call)
  if (method === 'LOYALTY_POINTS') return planPoints(call)
  if (method === 'STORE_CREDIT') return planStoreCredit
  return method === 'ATHLETES_PAYMENT' ? planCredit : planCard(deps, call, method)
}

const planCard = async (deps: StoredValueDeps, call: AddCall, method: 'GIFT_CARD' | 'REWARD_CARD'): Promise<Plan> => {
  const { body, site } = call
  const kinds = [method === 'GIFT_CARD' ? ('gift_card' as const) : ('reward_card' as const)]
  const currency = site.currency as PlanCurrency
  const card =
    body.saved_payment_instrument_id && method === 'GIFT_CARD'
      ? await openSavedGiftCard(deps, call, { savedId: body.saved_payment_instrument_id, currency })
      : await openStoredCard(deps, call, { number: body.number, pin: body.pin, kinds, currency })
  const instrument = { id: randomUUID(), method, upTo: card.balance, fingerprint: card.id, last4: card.last4 }
  return (context) => add(context, instrument)
}

type PlanCurrency = CartContext['cart']['currency']

const planCode = async (deps: StoredValueDeps, { body: { number } }: AddCall): Promise<Plan> => {
  const code = number?.trim() ? await findCard(deps, await hashCardNumber(number), ['reward_code']) : null
  return ({ cart, pricing }) => planApplyRewardCode(cart, code, pricing.facts)
}

const planPoints =
  ({ body }: AddCall): Plan =>
  (context) => {
    const free = countFreePoints(context.cart, context.pricing.balances)
    const points = body.points ?? free
    if (points === 0 || points > free) return { ok: false, reason: 'not_enough_points' }
    return add(context, { id: randomUUID(), method: 'LOYALTY_POINTS', upTo: 0, points })
  }

const planCredit: Plan = (context) => {
  const { athleteCredit } = context.pricing.balances
  if (athleteCredit === null) return { ok: false, reason: 'method_not_allowed' }
  if (athleteCredit === 0) return { ok: false, reason: 'not_covered' }
  return add(context, { id: randomUUID(), method: 'ATHLETES_PAYMENT', upTo: athleteCredit })
}

const planStoreCredit: Plan = (context) => {
  const { storeCredit } = context.pricing.balances
  if (storeCredit === null) return { ok: false, reason: 'method_not_allowed' }
  if (storeCredit === 0) return { ok: false, reason: 'not_covered' }
  return add(context, { id: randomUUID(), method: 'STORE_CREDIT', upTo: storeCredit })
}

const add = ({ cart, pricing }: CartContext, instrument: PaymentInstrument): CartPlan => {
  const { now, variants } = pricing.facts
  const plan = planAddInstrument(cart, instrument, { now, variants, allowedMethods: [instrument.method] })
  return plan.ok && instrument.points !== undefined
    ? { ...plan, cart: reconcileBalances(plan.cart, pricing.balances) }
    : plan
}
