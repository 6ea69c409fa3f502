import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import {
  planAddPriceAdjustment,
  planChangePriceAdjustment,
  planRemovePriceAdjustment,
} from '@lacehouse/domain/cart/plan-price-adjustments'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import { formatMessage } from '@lacehouse/messages'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import type { Handlers, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

type AdjustmentCalls = 'cart.addPriceAdjustment' | 'cart.changePriceAdjustment' | 'cart.removePriceAdjustment'

/** What staff take off by hand, each time written down with who it was; other sessions are refused before (CART-18, AUT404). */
export function priceAdjustments(deps: CartDeps): Handlers<AdjustmentCalls> {
  return {
    'cart.addPriceAdjustment': (call) => {
      const { itemId, amount, reason } = call.body
      const id = randomUUID()
      const adjustment = {
        id,
        ...(itemId !== undefined && { lineId: itemId }),
        amount: toMinor(amount, call),
        reason,
        by: toActor(call),
      }
      const change = {
        basketId: call.params.basketId,
        action: 'price_adjustment.add',
        data: { id, itemId, amount, reason },
      }
      return adjust(deps, { call, ...change }, ({ cart, pricing }) =>
        planAddPriceAdjustment(cart, adjustment, pricing.facts),
      )
    },
    'cart.changePriceAdjustment': (call) => {
      const { basketId, adjustmentId: id } = call.params
      const { amount, reason } = call.body
      const adjustment = {
        id,
        by: toActor(call),
        ...(amount !== undefined && { amount: toMinor(amount, call) }),
        ...(reason !== undefined && { reason }),
      }
      const change = { basketId, action: 'price_adjustment.change', data: { id, amount, reason } }
      return adjust(deps, { call, ...change }, ({ cart, pricing }) =>
        planChangePriceAdjustment(cart, adjustment, pricing.facts),
      )
    },
    'cart.removePriceAdjustment': (call) => {
      const { basketId, adjustmentId: id } = call.params
      const change = { basketId, action: 'price_adjustment.remove', data: { id, reason: call.body.reason } }
      return adjust(deps, { call, ...change }, ({ cart, pricing }) =>
        planRemovePriceAdjustment(cart, id, pricing.facts),
      )
    },
  }
}

type Adjusting = {
  readonly call: RequestContext
  readonly basketId: string
  readonly action: string
  readonly data: Readonly<Record<string, unknown>>
}

const adjust = (
  deps: CartDeps,
  { call: caller, basketId, action, data }: Adjusting,
  change: (context: CartContext) => CartPlan,
): Promise<CartReply> => {
  const { id: actorId, consumerType: actorType } = getSession(caller.session)
  const save = (cart: Cart, version: number): Promise<boolean> =>
    deps.cartQueries.updateByStaff(cart, version, { actorId, actorType, action, data })
  return replyWithChangedCart(deps, { caller, cartId: basketId, save }, (context) => {
    const plan = change(context)
    // The id's own words are a shopper's, of a price that is wrong; staff have to know what may be taken off.
    if (!plan.ok && plan.reason === 'invalid_amount')
      throw new Refusal('PRC400', { field: 'amount', message: formatMessage(caller.locale, 'cart.adjust.tooMuch') })
    return plan
  })
}

const toActor = ({ session }: RequestContext): string => {
  const { id, consumerType } = getSession(session)
  return `${consumerType}:${id}`
}

const toMinor = (amount: number, { site }: RequestContext): number => fromWire(amount, site.currency as Currency).amount
