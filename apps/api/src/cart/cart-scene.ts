import { isDeepStrictEqual } from 'node:util'
import type { Cart as CartReply, ErrorId } from '@lacehouse/contracts'
import {
  type Cart,
  type CartOwner,
  type CartPlan,
  isCartExpired,
  listSeenPromotions,
  noBalances,
  type PricedCart,
  planBonusItems,
  planKeepNews,
  type ShopperBalances,
  settleBalances,
  settleCollection,
  settleShipping,
} from '@lacehouse/domain'
import type { ConsumerQueries } from '../consumers/consumer.queries.ts'
import { requireActive, requireShopper } from '../consumers/require-shopper.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { CallScene } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import type { SitePromotions } from '../promotions/promotion-store.ts'
import { getSession } from '../session/require-session.ts'
import type { CartQueries, CartRow } from './cart.queries.ts'
import { refusePlan } from './refuse-plan.ts'
import { openTill, priceAtTill, type Till, type TillDeps } from './till.ts'
import { toCartReply } from './to-cart-reply.ts'
import { toRedemptionFacts } from './to-redemption-facts.ts'

export type CartDeps = TillDeps & { readonly cartQueries: CartQueries; readonly consumers: ConsumerQueries }

/** Which cart a call speaks of, and what it brings into it. */
export type CartSubject = {
  readonly cartId: string
  readonly variantIds?: readonly string[]
  readonly storeIds?: readonly string[]
  /** Codes that it is about to be given. */
  readonly couponCodes?: readonly string[]
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
  const offers = await deps.promotions.listOfSite(caller.site.siteId)
  const row = await findRow(deps, { caller, ...subject }, offers)
  const shopper = row?.shopper ? requireActive(row.shopper) : await requireShopper(deps.consumers, caller.session)
  if (!row || row.state === 'merged' || row.state === 'expired' || isCartExpired(row.doc, deps.now()))
    throw new Refusal('BSK404')
  return openScene(deps, { caller, row, offers, shopper, variantIds: subject.variantIds ?? [] })
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
export const openScene = async (
  deps: CartDeps,
  { caller, row, offers, shopper, variantIds: brought = [] }: ReadCart,
): Promise<CartScene> => {
  const balances = toBalances(row, caller)
  const read = { ...row.doc, state: row.state, locale: caller.locale }
  // What an order has taken already is not missing from its cart.
  const cart = read.state === 'open' ? settleBalances(read, balances) : read
  const told = cart.notifications.flatMap(({ variantId }) => variantId ?? [])
  const variantIds = [...cart.lines.map(({ variantId }) => variantId), ...told, ...brought]
  const redemption = toRedemptionFacts(offers, row)
  const cartUnits = cart.lines.reduce((sum, { qty }) => sum + qty, 0)
  const question = { ...caller, variantIds, stock: row.stock, redemption, shopper, cartUnits, balances }
  const till = await openTill(deps, question)
  return { cart, till, orderNumber: row.orderNumber, isStopped: row.isStopped }
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

type Change<More> = (scene: CartScene) => CartPlan<More, ErrorId>

type Changing<More> = CartSubject & {
  readonly caller: Caller
  /** Writes the changed cart, and with it in the same statement what else the plan decided; false when it was changed since. */
  readonly save?: (cart: Cart, readVersion: number, more: More) => Promise<boolean>
}

/** Reads a cart, decides a change, writes it, and answers the cart: two statements when nobody interferes. */
export const changeCart = async <More = unknown>(
  deps: CartDeps,
  { caller, save = deps.cartQueries.update, ...subject }: Changing<More>,
  change: Change<More>,
): Promise<CartReply> => {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const scene = await loadCart(deps, caller, subject)
    const { cart, till } = scene
    const plan = change({ ...scene, cart: keepNews(cart, till) })
    if (!plan.ok) return refusePlan(plan)
    const { cart: changed, priced } = settle(plan.cart, till)
    if (await save(changed, cart.version, plan)) return toCartReply(changed, priced, { till, locale: caller.locale })
  }
  throw new Refusal('INV409')
}

/** The cart with what changed by itself since it was seen, kept until it is told. */
export const keepNews = (cart: Cart, till: Till): Cart => planKeepNews(cart, priceAtTill(cart, till), till.facts.now)

/** Brings gifts, collection and shipping methods in line with what a cart has become, prices it, and keeps what the answer shows as seen. */
export const settle = (cart: Cart, till: Till): PricedScene => {
  const settled = settleGifts(settleShipping(settleCollection(cart, till.facts), till.facts), till)
  const seenTotal = settled.priced.totals.total
  const seenPromotions = listSeenPromotions(settled.cart, settled.priced)
  const isSeen =
    settled.cart.seenTotal === seenTotal && isDeepStrictEqual(settled.cart.seenPromotions ?? [], seenPromotions)
  return isSeen ? settled : { ...settled, cart: { ...settled.cart, seenTotal, seenPromotions } }
}

type PricedScene = { readonly cart: Cart; readonly priced: PricedCart }

/** Brings the gifts of a cart in line with what it earns now: the same cart where they are. */
export const settleGifts = (cart: Cart, till: Till): PricedScene => {
  const priced = priceAtTill(cart, till)
  const withGifts = planBonusItems(cart, priced.earnedBonuses, till.facts)
  return withGifts === cart ? { cart, priced } : { cart: withGifts, priced: priceAtTill(withGifts, till) }
}

/** Answers a cart as it stands, with the gifts that it earns now. */
export const replyCart = (
  { cart: read, till, orderNumber }: CartScene,
  caller: { readonly locale: string; readonly favStoreId?: string | undefined; readonly checkInventory?: boolean },
): CartReply => {
  const isOpen = read.state === 'open'
  const { cart, priced } = isOpen ? settleGifts(read, till) : { cart: read, priced: priceAtTill(read, till) }
  const reply = toCartReply(cart, priced, { till, ...caller })
  return orderNumber === null ? reply : { ...reply, orderNumber }
}
