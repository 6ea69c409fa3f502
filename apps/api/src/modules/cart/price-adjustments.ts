import { randomUUID } from 'node:crypto'
import {
  planAddPriceAdjustment,
  planChangePriceAdjustment,
  planRemovePriceAdjustment,
} from '@lacehouse/domain/cart/plan-price-adjustments'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import type { Handlers, RequestContext } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { toActor } from '../../http/session.ts'
import { type AdjustmentDeps, adjustCart } from './adjust-cart.ts'

type AdjustmentCalls = 'cart.addPriceAdjustment' | 'cart.changePriceAdjustment' | 'cart.removePriceAdjustment'

/** Lets staff take amounts off the cart; the audit log records each action, and the contracts refuse other sessions (CART-18, AUT404). */
export function priceAdjustments(deps: AdjustmentDeps): Handlers<AdjustmentCalls> {
  return {
    'cart.addPriceAdjustment': (call) => {
      const { itemId, amount, reason } = call.body
      const id = randomUUID()
      const adjustment = {
        id,
        ...(itemId !== undefined && { lineId: itemId }),
        amount: toMinor(amount, call),
        reason,
        by: toAuthor(call),
      }
      const change = {
        basketId: call.params.basketId,
        action: 'price_adjustment.add',
        data: { id, itemId, amount, reason },
      }
      return adjustCart(deps, { call, ...change }, ({ cart, pricing }) =>
        planAddPriceAdjustment(cart, adjustment, pricing.facts),
      )
    },
    'cart.changePriceAdjustment': (call) => {
      const { basketId, adjustmentId: id } = call.params
      const { amount, reason } = call.body
      const adjustment = {
        id,
        by: toAuthor(call),
        ...(amount !== undefined && { amount: toMinor(amount, call) }),
        ...(reason !== undefined && { reason }),
      }
      const change = { basketId, action: 'price_adjustment.change', data: { id, amount, reason } }
      return adjustCart(deps, { call, ...change }, ({ cart, pricing }) =>
        planChangePriceAdjustment(cart, adjustment, pricing.facts),
      )
    },
    'cart.removePriceAdjustment': (call) => {
      const { basketId, adjustmentId: id } = call.params
      const change = { basketId, action: 'price_adjustment.remove', data: { id, reason: call.body.reason } }
      return adjustCart(deps, { call, ...change }, ({ cart, pricing }) =>
        planRemovePriceAdjustment(cart, id, pricing.facts),
      )
    },
  }
}

const toAuthor = ({ session }: RequestContext): string => {
  const { actorId, actorType } = toActor(getSession(session))
  return `${actorType}:${actorId}`
}

const toMinor = (amount: number, { site }: RequestContext): number => fromWire(amount, site.currency as Currency).amount
