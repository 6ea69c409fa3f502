import type { Cart } from '../cart/cart.ts'
import { shareAmongInstruments } from '../payment/share-among-instruments.ts'
import { evaluateGifts } from '../promotions/evaluate-gifts.ts'
import { evaluatePromotions, type PromotionOutcome, sortByTurn } from '../promotions/evaluate-promotions.ts'
import { reduceShipping } from '../promotions/reduce-shipping.ts'
import { countProgrammeSpend } from './count-programme-spend.ts'
import { discountByAdjustments, discountByPromotions, discountByRewards } from './discount-rows.ts'
import { isDiscountable, type Row, toPromotionLine, toRows } from './price-rows.ts'
import { priceShipments, type ShipmentCost } from './price-shipments.ts'
import type { AppliedDiscount, EarnedBonus, PricedCart, PricedLine, PricedShipment } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'
import { isInEffect, summarisePromotions, toCouponItems } from './summarise-promotions.ts'
import { type CartTax, sumTaxes, taxCart } from './tax-cart.ts'
import { toPromotionFacts } from './to-promotion-facts.ts'
import { totalCart } from './total-cart.ts'

/**
 * Prices a cart: base or sale price → product promotions → order promotions → vouchers and reward codes → shipping and its
 * promotions → tax → instruments (docs/sites.md, "Money"). Pure: the same cart and facts give the same prices, and every part
 * sums to its total exactly in minor units (CART-03).
 */
export function priceCart(cart: Cart, facts: PricingFacts): PricedCart {
  const rows = toRows(cart, facts)
  const goods = rows.filter(isDiscountable)
  const promotionFacts = toPromotionFacts(cart, facts, goods.map(toPromotionLine))
  const promotions = sortByTurn(facts.promotions, promotionFacts)

  const product = evaluatePromotions(promotions, promotionFacts, { level: 'PRODUCT', prices: pricesOf(goods) })
  discountByPromotions(goods, product)
  discountByAdjustments(goods, cart, 'PRODUCT')
  for (const row of rows) row.priceAfterItemDiscount = row.price

  const gifts = evaluateGifts(promotions, promotionFacts, pricesOf(goods))
  const order = evaluatePromotions(promotions, promotionFacts, { level: 'ORDER', prices: pricesOf(goods) })
  discountByPromotions(goods, order)
  discountByAdjustments(goods, cart, 'ORDER')
  for (const row of rows) row.priceAfterOrderDiscount = row.price
  discountByRewards(goods, cart)

  const costs = priceShipments(cart, rows, facts)
  const shipping = reduceShipping(promotions, promotionFacts, { prices: pricesOf(goods), shipments: costs })

  const earnedBonuses = toEarnedBonuses(gifts)
  for (const row of rows) if (isUnearnedGift(row, earnedBonuses)) row.problem ??= 'unavailable'

  const tax = taxCart(
    cart,
    costs.map(({ groupId }) => groupId),
    facts,
  )
  const lines = rows.map((row) => toPricedLine(row, tax))
  const shipments = costs.map((cost, index) => toPricedShipment(cost, toShippingDiscounts(shipping, index), tax))
  const totals = totalCart(lines, shipments, { currency: cart.currency, mode: facts.site.taxes.mode })
  const { shares, remainingToPay } = shareAmongInstruments(totals.total, cart.instruments)

  const programmeSpend = countProgrammeSpend(rows, facts)
  const outcomes = [...product, ...gifts, ...order, ...shipping]
  const promoSummary = lines.length === 0 ? [] : summarisePromotions(outcomes, cart.locale)
  return {
    lines,
    shipments,
    totals: { ...totals, remainingToPay },
    promoSummary,
    orderPromotions: promoSummary.filter(isEarnedByOrder),
    couponItems: toCouponItems(cart, outcomes, facts),
    earnedBonuses,
    instruments: shares,
    taxState: tax.state,
    taxes: sumTaxes([...lines, ...shipments].flatMap(({ taxes }) => taxes)),
    ...(programmeSpend && { programmeSpend }),
  }
}

function pricesOf(rows: readonly Row[]): number[] {
  return rows.map((row) => row.price)
}

function isEarnedByOrder({ level, thresholdStatus }: PricedCart['promoSummary'][number]): boolean {
  return level === 'ORDER' && thresholdStatus === 'Threshold Reached'
}

function toEarnedBonuses(gifts: readonly PromotionOutcome[]): EarnedBonus[] {
  return gifts.filter(isInEffect).flatMap(({ promotion: { id, effect } }) => {
    if (effect.type !== 'gift') return []
    return [{ promotionId: id, variantId: effect.variantId, qty: effect.qty }]
  })
}

/** Returns whether a gift's promotion is not earned, or earned for fewer units than the line has. */
function isUnearnedGift({ line }: Row, earned: readonly EarnedBonus[]): boolean {
  if (!line.bonus) return false
  const bonus = earned.find(({ promotionId }) => promotionId === line.bonus?.promotionId)
  return bonus?.variantId !== line.variantId || bonus.qty < line.qty
}

function toPricedLine(row: Row, tax: CartTax): PricedLine {
  const { total, taxes } = tax.ofRow(row)
  return {
    lineId: row.line.id,
    variantId: row.line.variantId,
    qty: row.line.qty,
    isBonus: row.line.bonus !== undefined,
    groupId: row.groupId,
    unitOriginal: row.unit.original,
    unitCurrent: row.unit.current,
    rowTotal: row.rowTotal,
    priceAfterItemDiscount: row.priceAfterItemDiscount,
    priceAfterOrderDiscount: row.priceAfterOrderDiscount,
    proratedPrice: row.price,
    taxTotal: total,
    taxes,
    discounts: row.discounts,
    ...(row.problem && { problem: row.problem }),
  }
}

function toShippingDiscounts(outcomes: readonly PromotionOutcome[], shipment: number): AppliedDiscount[] {
  return outcomes
    .filter(({ byLine }) => (byLine[shipment] ?? 0) > 0)
    .map(({ promotion: { id }, couponCode, byLine }) => ({
      source: 'promotion' as const,
      id,
      level: 'SHIPPING' as const,
      amount: byLine[shipment] ?? 0,
      ...(couponCode && { couponCode }),
    }))
}

function toPricedShipment(cost: ShipmentCost, discounts: readonly AppliedDiscount[], tax: CartTax): PricedShipment {
  const price = cost.price - discounts.reduce((sum, { amount }) => sum + amount, 0)
  const taxed = [tax.ofShipping(cost.groupId, price)]
  if (cost.giftWrap > 0) taxed.push(tax.ofGiftWrap(cost.groupId, cost.giftWrap))
  return {
    groupId: cost.groupId,
    ...(cost.groupId.startsWith('store:') && { storeId: cost.groupId.slice('store:'.length) }),
    lineIds: cost.rows.map(({ line }) => line.id),
    methodCode: cost.methodCode,
    applicableCodes: cost.applicableCodes,
    originalPrice: cost.price,
    price,
    ...(cost.giftWrap > 0 && { giftWrap: cost.giftWrap }),
    taxTotal: taxed.reduce((sum, { total }) => sum + total, 0),
    taxes: taxed.length > 1 ? sumTaxes(taxed.flatMap(({ taxes }) => taxes)) : (taxed[0]?.taxes ?? []),
    discounts,
  }
}
