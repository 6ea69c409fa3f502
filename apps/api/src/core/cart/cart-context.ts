import { isDeepStrictEqual } from 'node:util'
import type { Cart as CartReply, ErrorId } from '@lacehouse/contracts'
import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import { isCartExpired } from '@lacehouse/domain/cart/cart-expiry'
import { listSeenPromotions } from '@lacehouse/domain/cart/list-promotion-change-notices'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import { planBonusItems } from '@lacehouse/domain/cart/plan-bonus-items'
import { planNotifyChanges } from '@lacehouse/domain/cart/plan-notify-changes'
import { reconcileBalances } from '@lacehouse/domain/cart/reconcile-balances'
import { reconcilePickup } from '@lacehouse/domain/cart/reconcile-pickup'
import { reconcileShipping } from '@lacehouse/domain/cart/reconcile-shipping'
import { noBalances, type ShopperBalances } from '@lacehouse/domain/payment/balances'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import type { RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../infra/session/require-session.ts'
import type { ConsumerQueries } from '../consumers/consumer.queries.ts'
import { requireActive, requireShopper } from '../consumers/require-shopper.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { SitePromotions } from '../promotions/promotion-store.ts'
import type { CartQueries, CartRow } from './cart.queries.ts'
import { loadPricingContext, type PricingContext, type PricingDeps, priceInContext } from './pricing-context.ts'
import { refusePlan } from './refuse-plan.ts'
import { toCartReply } from './to-cart-reply.ts'
import { toRedemptionFacts } from './to-redemption-facts.ts'

export type CartDeps = PricingDeps & { readonly cartQueries: CartQueries; readonly consumers: ConsumerQueries }

/** Which cart a call speaks of, and what it brings into it. */
export type CartSubject = {
  readonly cartId: string
  readonly variantIds?: readonly string[]
  readonly storeIds?: readonly string[]
  /** Codes that it is about to be given. */
  readonly couponCodes?: readonly string[]
}

export type CartContext = {
  readonly cart: Cart
  readonly pricing: PricingContext
  /** The order that the cart has become or is becoming. */
  readonly orderNumber: string | null
  /** Too many cards were declined for it. */
  readonly isStopped: boolean
}

type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

// Each writer that loses against another one reads again and decides anew; more losses in a row than this are no accident.
const mostTries = 8

export function toOwner({ session }: Pick<RequestContext, 'session'>): CartOwner {
  const { kind, id } = getSession(session)
  return { kind, id }
}

/** Loads a cart of the caller with the facts to decide about it: one statement. BSK404 for a lost cart and for another's. */
export async function loadCart(deps: CartDeps, caller: Caller, subject: CartSubject): Promise<CartContext> {
  const offers = await deps.promotions.listOfSite(caller.site.siteId)
  const row = await findRow(deps, { caller, ...subject }, offers)
  const shopper = row?.shopper ? requireActive(row.shopper) : await requireShopper(deps.consumers, caller.session)
  if (!row || row.state === 'merged' || row.state === 'expired' || isCartExpired(row.doc, deps.now()))
    throw new Refusal('BSK404')
  return loadCartContext(deps, { caller, row, offers, shopper, variantIds: subject.variantIds ?? [] })
}

type ReadCart = {
  readonly caller: Caller
  readonly row: CartRow
  readonly offers: SitePromotions
  readonly shopper: Shopper | null
  /** What the call brings into the cart. */
  readonly variantIds?: readonly string[]
}

/** Opens the till for a cart that was read, whoever asks. */
export async function loadCartContext(
  deps: CartDeps,
  { caller, row, offers, shopper, variantIds: brought = [] }: ReadCart,
): Promise<CartContext> {
  const balances = toBalances(row, caller)
  const read = { ...row.doc, state: row.state, locale: caller.locale }
  // What an order has taken already is not missing from its cart.
  const cart = read.state === 'open' ? reconcileBalances(read, balances) : read
  const told = cart.notifications.flatMap(({ variantId }) => variantId ?? [])
  const variantIds = [...cart.lines.map(({ variantId }) => variantId), ...told, ...brought]
  const redemption = toRedemptionFacts(offers, row)
  const cartUnits = cart.lines.reduce((sum, { qty }) => sum + qty, 0)
  const question = { ...caller, variantIds, stock: row.stock, redemption, shopper, cartUnits, balances }
  const pricing = await loadPricingContext(deps, question)
  return { cart, pricing, orderNumber: row.orderNumber, isStopped: row.isStopped }
}

const toBalances = ({ balances }: CartRow, { site }: Caller): ShopperBalances => {
  if (!balances) return noBalances
  const { loyalty, athlete } = site.features
  return {
    ...balances,
    member: loyalty ? balances.member : null,
    athleteCredit: athlete ? balances.athleteCredit : null,
  }
}

type Question = CartSubject & { readonly caller: Caller }

const findRow = (
  { cartQueries, now }: CartDeps,
  { caller, ...subject }: Question,
  { giftIds, limitedIds, isForAll }: SitePromotions,
): Promise<CartRow | null> =>
  cartQueries.findCart({
    cartId: subject.cartId,
    owner: toOwner(caller),
    warehouse: caller.site.warehouse,
    variantIds: [...(subject.variantIds ?? []), ...giftIds],
    storeIds: subject.storeIds ?? [],
    promotions: { couponCodes: subject.couponCodes ?? [], limitedIds, isForAll },
    now: now(),
  })

type Change<More> = (context: CartContext) => CartPlan<More, ErrorId>

type Changing<More> = CartSubject & {
  readonly caller: Caller
  /** Writes the changed cart, and with it in the same statement what else the plan decided; false when it was changed since. */
  readonly save?: (cart: Cart, readVersion: number, more: More) => Promise<boolean>
}

/** Reads a cart, decides a change, writes it, and answers the cart: two statements when nobody interferes. */
export async function changeCart<More = unknown>(
  deps: CartDeps,
  { caller, save = deps.cartQueries.update, ...subject }: Changing<More>,
  change: Change<More>,
): Promise<CartReply> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const context = await loadCart(deps, caller, subject)
    const { cart, pricing } = context
    const plan = change({ ...context, cart: notifyChanges(cart, pricing) })
    if (!plan.ok) return refusePlan(plan)
    const { cart: changed, priced } = settle(plan.cart, pricing)
    if (await save(changed, cart.version, plan)) return toCartReply(changed, priced, { pricing, locale: caller.locale })
  }
  throw new Refusal('INV409')
}

/** The cart with what changed by itself since it was seen, kept until it is told. */
export function notifyChanges(cart: Cart, pricing: PricingContext): Cart {
  return planNotifyChanges(cart, priceInContext(cart, pricing), pricing.facts.now)
}

/** Brings gifts, collection and shipping methods in line with what a cart has become, prices it, and keeps what the answer shows as seen. */
export function settle(cart: Cart, pricing: PricingContext): RepricedCart {
  const settled = reconcileGifts(reconcileShipping(reconcilePickup(cart, pricing.facts), pricing.facts), pricing)
  const seenTotal = settled.priced.totals.total
  const seenPromotions = listSeenPromotions(settled.cart, settled.priced)
  const isSeen =
    settled.cart.seenTotal === seenTotal && isDeepStrictEqual(settled.cart.seenPromotions ?? [], seenPromotions)
  return isSeen ? settled : { ...settled, cart: { ...settled.cart, seenTotal, seenPromotions } }
}

type RepricedCart = { readonly cart: Cart; readonly priced: PricedCart }

/** Brings the gifts of a cart in line with what it earns now: the same cart where they are. */
export function reconcileGifts(cart: Cart, pricing: PricingContext): RepricedCart {
  const priced = priceInContext(cart, pricing)
  const withGifts = planBonusItems(cart, priced.earnedBonuses, pricing.facts)
  return withGifts === cart ? { cart, priced } : { cart: withGifts, priced: priceInContext(withGifts, pricing) }
}

/** Answers a cart as it stands, with the gifts that it earns now. */
export function replyCart(
  { cart: read, pricing, orderNumber }: CartContext,
  caller: { readonly locale: string; readonly favStoreId?: string | undefined; readonly checkInventory?: boolean },
): CartReply {
  const isOpen = read.state === 'open'
  const { cart, priced } = isOpen
    ? reconcileGifts(read, pricing)
    : { cart: read, priced: priceInContext(read, pricing) }
  const reply = toCartReply(cart, priced, { pricing, ...caller })
  return orderNumber === null ? reply : { ...reply, orderNumber }
}
