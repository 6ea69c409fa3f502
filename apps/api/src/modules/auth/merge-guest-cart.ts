import { randomUUID } from 'node:crypto'
import { type Cart, type Currency, planMergeCarts, startCart, changeCart as touchCart } from '@lacehouse/domain'
import type { PoolClient } from 'pg'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import { openTill, type Till, type TillDeps } from '../../cart/till.ts'
import { toRedemptionFacts } from '../../cart/to-redemption-facts.ts'
import type { CallScene } from '../../http/call.ts'
import * as carts from './merge-carts.queries.ts'

type Caller = Pick<CallScene, 'session' | 'site' | 'locale'>

type Merge = {
  readonly client: PoolClient
  readonly call: Caller
  readonly consumerNo: string
  readonly guestId: string
  readonly basketId: string
}

/**
 * Puts a guest's cart into the open one of the consumer, or into a new one, and answers its id; null where there is nothing to
 * merge. Both are locked first: a lock that is taken ends the transaction, to be tried again (AUT409, T17).
 */
export const mergeGuestCart = async (deps: TillDeps, merge: Merge): Promise<string | null> => {
  const { client, call, consumerNo, guestId, basketId } = merge
  await carts.lockConsumer(client, consumerNo)
  const owners = { guestId, basketId, consumerNo, siteId: call.site.siteId }
  const found = await carts.lockBoth(client, owners, { warehouse: call.site.warehouse, now: deps.now() })
  if (!found.guest) return null
  const consumer = found.consumer ?? startEmpty(deps, merge)
  const till = await openTillOf(deps, call, { guest: found.guest, consumer, found })
  const plan = planMergeCarts(found.guest, consumer, till.facts)
  if (plan.guest === found.guest) return null
  await carts.save(client, plan)
  return plan.cart.id
}

/** Brings gifts and shipping in line with what a cart has become by the merge; done twice, it changes nothing more. */
export const settleMerged = async (deps: CartDeps, caller: Caller, cartId: string): Promise<void> => {
  await changeCart(deps, { caller, cartId }, ({ cart, till }) => ({
    ok: true,
    cart: touchCart(cart, {}, till.facts.now),
  }))
}

const startEmpty = (deps: TillDeps, { call, consumerNo }: Merge): Cart =>
  startCart({
    id: randomUUID(),
    siteId: call.site.siteId,
    locale: call.locale,
    currency: call.site.currency as Currency,
    owner: { kind: 'consumer', id: consumerNo },
    now: deps.now(),
  })

type Both = { readonly guest: Cart; readonly consumer: Cart; readonly found: carts.LockedCarts }

const openTillOf = async (deps: TillDeps, call: Merge['call'], { guest, consumer, found }: Both): Promise<Till> => {
  const lines = [...guest.lines, ...consumer.lines]
  return openTill(deps, {
    ...call,
    variantIds: lines.map(({ variantId }) => variantId),
    stock: found.stock,
    shopper: found.shopper,
    cartUnits: lines.length,
    redemption: toRedemptionFacts(await deps.promotions.listOfSite(call.site.siteId), null),
  })
}
