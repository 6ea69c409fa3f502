import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import { hashCardNumber } from '@lacehouse/database'
import {
  type CartPlan,
  countFreePoints,
  type KeptMethod,
  type PaymentInstrument,
  planAddInstrument,
  planApplyRewardCode,
  settleBalances,
} from '@lacehouse/domain'
import { type BalancesDeps, findCard, openStoredCard } from '../../balances/open-stored-card.ts'
import { type CartDeps, type CartScene, changeCart } from '../../cart/cart-scene.ts'
import { isReward } from '../../cart/kept-methods.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

export type KeptDeps = CartDeps & BalancesDeps
type AddCall = Call<'cart.addPaymentInstrument'>
type Plan = (scene: CartScene) => CartPlan

/** Puts on the cart what the shop itself keeps: a stored card, a reward code, points, an athlete's credit (PAY-02 to PAY-05). */
export const addKeptInstrument = async (deps: KeptDeps, call: AddCall, method: KeptMethod): Promise<CartReply> => {
  const plan = await planOf(deps, call, method)
  return changeCart(deps, { caller: call, cartId: call.params.basketId }, (scene) => {
    if (isReward(method) && !scene.till.balances.member) throw new Refusal('4044')
    return plan(scene)
  })
}

const planOf = (deps: KeptDeps, call: AddCall, method: KeptMethod): Plan | Promise<Plan> => {
  if (method === 'REWARD_CODE') return planCode(deps, call)
  if (method === 'LOYALTY_POINTS') return planPoints(call)
  return method === 'ATHLETES_PAYMENT' ? planCredit : planCard(deps, call, method)
}

const planCard = async (
  deps: KeptDeps,
  { body, site }: AddCall,
  method: 'GIFT_CARD' | 'REWARD_CARD',
): Promise<Plan> => {
  const kinds = [method === 'GIFT_CARD' ? ('gift_card' as const) : ('reward_card' as const)]
  const currency = site.currency as PlanCurrency
  const card = await openStoredCard(deps, { number: body.number, pin: body.pin, kinds, currency })
  const instrument = { id: randomUUID(), method, upTo: card.balance, fingerprint: card.id, last4: card.last4 }
  return (scene) => add(scene, instrument)
}

type PlanCurrency = CartScene['cart']['currency']

const planCode = async (deps: KeptDeps, { body: { number } }: AddCall): Promise<Plan> => {
  const code = number?.trim() ? await findCard(deps, await hashCardNumber(number), ['reward_code']) : null
  return ({ cart, till }) => planApplyRewardCode(cart, code, till.facts)
}

const planPoints =
  ({ body }: AddCall): Plan =>
  (scene) => {
    const free = countFreePoints(scene.cart, scene.till.balances)
    const points = body.points ?? free
    if (points === 0 || points > free) return { ok: false, reason: 'REW135' }
    return add(scene, { id: randomUUID(), method: 'LOYALTY_POINTS', upTo: 0, points })
  }

const planCredit: Plan = (scene) => {
  const { athleteCredit } = scene.till.balances
  if (athleteCredit === null) return { ok: false, reason: 'PYT405' }
  if (athleteCredit === 0) return { ok: false, reason: 'PYT400' }
  return add(scene, { id: randomUUID(), method: 'ATHLETES_PAYMENT', upTo: athleteCredit })
}

const add = ({ cart, till }: CartScene, instrument: PaymentInstrument): CartPlan => {
  const { now, variants } = till.facts
  const plan = planAddInstrument(cart, instrument, { now, variants, allowedMethods: [instrument.method] })
  return plan.ok && instrument.points !== undefined ? { ...plan, cart: settleBalances(plan.cart, till.balances) } : plan
}
