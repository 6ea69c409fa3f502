import { randomUUID } from 'node:crypto'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { planMergeCarts } from '@lacehouse/domain/cart/plan-merge-carts'
import { reviseCart } from '@lacehouse/domain/cart/revise-cart'
import { startCart } from '@lacehouse/domain/cart/start-cart'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { PoolClient } from 'pg'
import { changeCart } from '../../core/cart/change-cart.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { loadPricingContext, type PricingContext, type PricingDeps } from '../../core/cart/pricing-context.ts'
import { toRedemptionFacts } from '../../core/cart/to-redemption-facts.ts'
import type { RequestContext } from '../../http/call.ts'
import type { LimitCaller } from '../../http/limiter.ts'
import * as carts from './merge-carts.queries.ts'

type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'> & LimitCaller

type Merge = {
  readonly client: PoolClient
  readonly call: Caller
  readonly consumerNo: string
  readonly guestId: string
  readonly basketId: string
}

/**
 * Merges a guest's cart into the consumer's open cart or a new one and returns its id, or null where there is nothing to merge.
 * It locks both carts first; if another transaction holds a lock, it fails and the caller may try again (AUT409, T17).
 */
export async function mergeGuestCart(deps: PricingDeps, merge: Merge): Promise<string | null> {
  const { client, call, consumerNo, guestId, basketId } = merge
  await carts.lockConsumer(client, consumerNo)
  const owners = { guestId, basketId, consumerNo, siteId: call.site.siteId }
  const found = await carts.lockBoth(client, owners, { warehouse: call.site.warehouse, now: deps.now() })
  if (!found.guest) return null
  const consumer = found.consumer ?? startEmpty(deps, merge)
  const pricing = await loadPricingContextOf(deps, call, { guest: found.guest, consumer, found })
  const plan = planMergeCarts(found.guest, consumer, pricing.facts)
  if (plan.guest === found.guest) return null
  await carts.save(client, plan)
  return plan.cart.id
}

/** Recalculates the gifts and shipping of a merged cart; a repetition changes nothing. */
export async function reconcileMergedCart(deps: CartDeps, caller: Caller, cartId: string): Promise<void> {
  await changeCart(deps, { caller, cartId }, ({ cart, pricing }) => ({
    ok: true,
    cart: reviseCart(cart, {}, pricing.facts.now),
  }))
}

const startEmpty = (deps: PricingDeps, { call, consumerNo }: Merge): Cart =>
  startCart({
    id: randomUUID(),
    siteId: call.site.siteId,
    locale: call.locale,
    currency: call.site.currency as Currency,
    owner: { kind: 'consumer', id: consumerNo },
    now: deps.now(),
  })

type CartPair = { readonly guest: Cart; readonly consumer: Cart; readonly found: carts.LockedCarts }

const loadPricingContextOf = async (
  deps: PricingDeps,
  call: Merge['call'],
  { guest, consumer, found }: CartPair,
): Promise<PricingContext> => {
  const lines = [...guest.lines, ...consumer.lines]
  return loadPricingContext(deps, {
    ...call,
    variantIds: lines.map(({ variantId }) => variantId),
    stock: found.stock,
    shopper: found.shopper,
    cartUnits: lines.length,
    redemption: toRedemptionFacts(await deps.promotions.listOfSite(call.site.siteId), null),
  })
}
