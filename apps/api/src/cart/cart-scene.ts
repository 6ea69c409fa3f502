import type { Cart as CartReply } from '@lacehouse/contracts'
import {
  type Cart,
  type CartOwner,
  type CartPlan,
  isCartExpired,
  type PricedCart,
  planBonusItems,
  settleShipping,
} from '@lacehouse/domain'
import type { CallScene } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { getSession } from '../session/require-session.ts'
import type { CartQueries, CartRow } from './cart.queries.ts'
import { refusePlan } from './refuse-plan.ts'
import { openTill, priceAtTill, type Till, type TillDeps } from './till.ts'
import { toCartReply } from './to-cart-reply.ts'

export type CartDeps = TillDeps & { readonly cartQueries: CartQueries }

/** Which cart a call speaks of, and what it brings into it. */
export type CartSubject = {
  readonly cartId: string
  readonly variantIds?: readonly string[]
  readonly storeIds?: readonly string[]
}

export type CartScene = {
  readonly cart: Cart
  readonly till: Till
  /** The order that the cart has become or is becoming. */
  readonly orderNumber: string | null
  /** Too many cards were declined for it. */
  readonly isStopped: boolean
}

type Caller = Pick<CallScene, 'session' | 'site' | 'locale'>

// Each writer that loses against another one reads again and decides anew; more losses in a row than this are no accident.
const mostTries = 8

export const toOwner = ({ session }: Pick<CallScene, 'session'>): CartOwner => {
  const { kind, id } = getSession(session)
  return { kind, id }
}

/** Loads a cart of the caller with the facts to decide about it: one statement. BSK404 for a lost cart and for another's. */
export const loadCart = async (deps: CartDeps, caller: Caller, subject: CartSubject): Promise<CartScene> => {
  const row = await findRow(deps, caller, subject)
  if (!row || row.state === 'merged' || row.state === 'expired' || isCartExpired(row.doc, deps.now()))
    throw new Refusal('BSK404')
  const cart = { ...row.doc, state: row.state, locale: caller.locale }
  const variantIds = [...cart.lines.map(({ variantId }) => variantId), ...(subject.variantIds ?? [])]
  const { site, locale, session } = caller
  const isSignedIn = session.kind === 'consumer'
  const till = await openTill(deps, { site, locale, variantIds, stock: row.stock, isSignedIn })
  return { cart, till, orderNumber: row.orderNumber, isStopped: row.isStopped }
}

const findRow = async (deps: CartDeps, caller: Caller, subject: CartSubject): Promise<CartRow | null> => {
  const giftIds = (await deps.promotions.listLive(caller.site.siteId)).flatMap(({ effect }) =>
    effect.type === 'gift' ? [effect.variantId] : [],
  )
  return deps.cartQueries.findCart({
    cartId: subject.cartId,
    owner: toOwner(caller),
    warehouse: caller.site.warehouse,
    variantIds: [...(subject.variantIds ?? []), ...giftIds],
    storeIds: subject.storeIds ?? [],
  })
}

type Change = (scene: CartScene) => CartPlan

/** Reads a cart, decides a change, writes it, and answers the cart: two statements when nobody interferes. */
export const changeCart = async (
  deps: CartDeps,
  { caller, ...subject }: CartSubject & { readonly caller: Caller },
  change: Change,
): Promise<CartReply> => {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const scene = await loadCart(deps, caller, subject)
    const { cart, till } = scene
    const plan = change(scene)
    if (!plan.ok) return refusePlan(plan)
    const { cart: changed, priced } = settle(plan.cart, till)
    if (await deps.cartQueries.update(changed, cart.version))
      return toCartReply(changed, priced, { till, locale: caller.locale })
  }
  throw new Refusal('INV409')
}

/** Brings gifts and shipping methods in line with what a cart has become, and prices it. */
export const settle = (cart: Cart, till: Till): { cart: Cart; priced: PricedCart } => {
  const settled = settleShipping(cart, till.facts)
  const priced = priceAtTill(settled, till)
  const withGifts = planBonusItems(settled, priced.earnedBonuses, till.facts)
  return withGifts === settled ? { cart: settled, priced } : { cart: withGifts, priced: priceAtTill(withGifts, till) }
}

/** Answers a cart as it stands. */
export const replyCart = ({ cart, till, orderNumber }: CartScene, locale: string): CartReply => {
  const reply = toCartReply(cart, priceAtTill(cart, till), { till, locale })
  return orderNumber === null ? reply : { ...reply, orderNumber }
}
