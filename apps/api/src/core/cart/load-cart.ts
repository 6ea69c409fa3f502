import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import { isCartExpired } from '@lacehouse/domain/cart/cart-expiry'
import { withHoldStates } from '@lacehouse/domain/cart/held-line'
import { reconcileBalances } from '@lacehouse/domain/cart/reconcile-balances'
import { noBalances, type ShopperBalances } from '@lacehouse/domain/payment/balances'
import type { Site } from '@lacehouse/domain/site/site'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import type { Limiter } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { toShopperMember } from '../balances/to-shopper-member.ts'
import type { ConsumerQueries } from '../consumers/consumer.queries.ts'
import { requireActive, requireShopper } from '../consumers/require-shopper.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { SitePromotions } from '../promotions/promotion-store.ts'
import type { CartQueries, CartRow } from './cart.queries.ts'
import { loadPricingContext, type PricingContext, type PricingDeps } from './pricing-context.ts'
import { toRedemptionFacts } from './to-redemption-facts.ts'

/** Dependencies of reading a cart. */
export type CartReadDeps = PricingDeps & { readonly cartQueries: CartQueries; readonly consumers: ConsumerQueries }

export type CartDeps = CartReadDeps & { readonly limiter: Limiter }

/** The cart of a call, and the variants, stores and coupons that the call adds. */
export type CartSubject = {
  readonly cartId: string
  readonly variantIds?: readonly string[]
  readonly storeIds?: readonly string[]
  /** Coupon codes that the call applies. */
  readonly couponCodes?: readonly string[]
  /** The email address that the call gives the order; by it the uses of promotions are read. */
  readonly orderEmail?: string | null
}

/** A cart with the facts to decide about it. */
export type CartContext = {
  readonly cart: Cart
  readonly pricing: PricingContext
  /** The order that the cart has become or is becoming. */
  readonly orderNumber: string | null
  /** True after too many declined cards for this cart. */
  readonly isStopped: boolean
  /** True where the price may show whether an email address has ordered, because a promotion counts its uses. */
  readonly dependsOnEmail: boolean
}

export type CartCaller = Pick<RequestContext, 'session' | 'site' | 'locale'>

export function toOwner({ session }: Pick<RequestContext, 'session'>): CartOwner {
  const { kind, id } = getSession(session)
  return { kind, id }
}

/** Loads a cart of the caller with the facts to decide about it, in one statement. Refuses a lost cart and another shopper's cart alike. */
export async function loadCart(deps: CartReadDeps, caller: CartCaller, subject: CartSubject): Promise<CartContext> {
  const offers = await deps.promotions.listOfSite(caller.site.siteId)
  const row = await findRow(deps, { caller, ...subject }, offers)
  const shopper = row?.shopper ? requireActive(row.shopper) : await requireShopper(deps.consumers, caller.session)
  if (!row || row.state === 'merged' || row.state === 'expired' || isCartExpired(row.doc, deps.now()))
    throw new Refusal(toErrorId('cart_gone'), {}, { event: row ? undefined : 'foreign_cart' })
  return toCartContext(deps, { caller, row, offers, shopper, variantIds: subject.variantIds ?? [] })
}

type ReadCart = {
  readonly caller: CartCaller
  readonly row: CartRow
  readonly offers: SitePromotions
  readonly shopper: Shopper | null
  /** Variants that the call adds to the cart. */
  readonly variantIds?: readonly string[]
}

/** Adds the pricing context to a cart row that was read. */
export async function toCartContext(
  deps: CartReadDeps,
  { caller, row, offers, shopper, variantIds: added = [] }: ReadCart,
): Promise<CartContext> {
  const balances = toBalances(row, { site: caller.site, now: deps.now() })
  const read = { ...withHoldStates(row.doc, row.holds ?? {}, deps.now()), state: row.state, locale: caller.locale }
  // An order has already debited its balances, so only an open cart is compared with them.
  const cart = read.state === 'open' ? reconcileBalances(read, balances) : read
  const notified = cart.notifications.flatMap((one) => (one.kind === 'item_removed' ? one.variantId : []))
  const variantIds = [...cart.lines.map(({ variantId }) => variantId), ...notified, ...added]
  const redemption = toRedemptionFacts(offers, row)
  const cartUnits = cart.lines.reduce((sum, { qty }) => sum + qty, 0)
  const input = { ...caller, variantIds, stock: row.stock, redemption, shopper, cartUnits, balances }
  const pricing = await loadPricingContext(deps, input)
  const dependsOnEmail = read.couponCodes.length > 0 || offers.isForAll
  return { cart, pricing, orderNumber: row.orderNumber, isStopped: row.isStopped, dependsOnEmail }
}

const toBalances = (
  { balances }: Pick<CartRow, 'balances'>,
  { site, now }: { readonly site: Site; readonly now: number },
): ShopperBalances => {
  if (!balances) return noBalances
  const { loyalty, athlete } = site.features
  return {
    ...balances,
    member: loyalty && balances.member ? toShopperMember(balances.member, site, now) : null,
    athleteCredit: athlete ? balances.athleteCredit : null,
  }
}

const findRow = (
  { cartQueries, now }: CartReadDeps,
  { caller, ...subject }: CartSubject & { readonly caller: CartCaller },
  { giftIds, limitedIds, isForAll }: SitePromotions,
): Promise<CartRow | null> =>
  cartQueries.findCart({
    cartId: subject.cartId,
    owner: toOwner(caller),
    siteId: caller.site.siteId,
    warehouse: caller.site.warehouse,
    variantIds: [...(subject.variantIds ?? []), ...giftIds],
    storeIds: subject.storeIds ?? [],
    promotions: {
      couponCodes: subject.couponCodes ?? [],
      limitedIds,
      isForAll,
      ...(subject.orderEmail !== undefined && { email: subject.orderEmail }),
    },
    hasTiers: caller.site.loyaltyTiers !== undefined,
    now: now(),
  })
