import type { CallReply } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { explainPromotion, type PromotionExplanation } from '@lacehouse/domain/pricing/explain-promotion'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import type { Site } from '@lacehouse/domain/site/site'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CartContext, type CartReadDeps, loadCart } from '../cart/load-cart.ts'
import { listReasons } from '../promotions/list-reasons.ts'

type Reply = CallReply<'promotions.explain'>

export type ExplainQuestion = {
  readonly site: Site
  readonly locale: string
  readonly cartId: string
  /** Limits the answer to one promotion; absent for all promotions of the site. */
  readonly promotionId?: string
}

/** Explains to staff why each promotion of the site does or does not apply to a cart of any owner. */
export async function explainCart(deps: CartReadDeps, question: ExplainQuestion): Promise<Reply> {
  const { site, locale, cartId, promotionId } = question
  const context = await loadAnyCart(deps, question)
  const { automatic, byCoupon } = await deps.promotions.listOfSite(site.siteId)
  const promotions = [...automatic, ...byCoupon.values()]
  const facts = { ...context.pricing.facts, promotions }
  const ids = promotionId === undefined ? promotions.map(({ id }) => id) : [promotionId]
  return {
    cartId,
    state: context.cart.state,
    promotions: ids.map((id) => {
      const promotion = promotions.find((one) => one.id === id)
      return toReply(explainPromotion(context.cart, id, facts), { promotion, currency: site.currency, locale })
    }),
  }
}

const loadAnyCart = async (deps: CartReadDeps, { site, locale, cartId }: ExplainQuestion): Promise<CartContext> => {
  const owner = await deps.cartQueries.findOwner(cartId, site.siteId)
  if (!owner) throw new Refusal(toErrorId('cart_gone'))
  const consumerType = owner.kind === 'guest' ? ('GUEST' as const) : ('CONSUMER' as const)
  return loadCart(deps, { site, locale, session: { ...owner, consumerType, siteId: site.siteId } }, { cartId })
}

type Naming = { readonly promotion: Promotion | undefined; readonly currency: string; readonly locale: string }

const toReply = (explained: PromotionExplanation, naming: Naming): Reply['promotions'][number] => {
  const { promotion, currency, locale } = naming
  const { promotionId, outcome, failed, byLine, shipping, coupon } = explained
  const taken = byLine.reduce((sum, { amount }) => sum + amount, shipping)
  return {
    promotionId,
    promotionName: promotion?.names[locale] ?? promotionId,
    ...(promotion && { level: promotion.level }),
    outcome,
    discount: amountToWire(taken, currency as Parameters<typeof amountToWire>[1]),
    failed: [...failed],
    ...(coupon && { couponCode: coupon.code }),
    reasons: listReasons(explained, { currency, locale }),
  }
}
