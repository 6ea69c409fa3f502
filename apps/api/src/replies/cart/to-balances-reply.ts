import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { isGiftCard } from '@lacehouse/domain/cart/is-gift-card'
import type { VariantsById } from '@lacehouse/domain/cart/sellable-variant'
import { countEarnedPoints } from '@lacehouse/domain/loyalty/count-earned-points'
import { listVoucherOffers, type VoucherOffer } from '@lacehouse/domain/loyalty/loyalty-programme'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { countPoints } from '@lacehouse/domain/order/to-balance-debits'
import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import type { InstrumentShare } from '@lacehouse/domain/payment/instrument'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import type { PricingContext } from '../../core/cart/pricing-context.ts'

type BalancesReply = Pick<
  CartReply,
  'currentLoyaltyPoints' | 'applicableLoyaltyVouchers' | 'appliedLoyaltyVoucher' | 'pointsToEarn' | 'rewardCodes'
>

/** Makes the part of a cart's reply about stored value and about the points that the order earns (PAY-03, PAY-05, LOY-01). */
export function toBalancesReply(
  cart: Cart,
  priced: PricedCart,
  { balances, facts, site }: PricingContext,
): BalancesReply {
  const { member } = balances
  const [voucher] = cart.vouchers
  const pointsToEarn = site.features.loyalty ? countEarnedPoints(priced, facts.variants, member?.tier?.pointsFactor) : 0
  const offers = member ? listVoucherOffers(cart.currency, member.points, countGoods(priced, facts.variants)) : []
  return {
    ...(member && {
      currentLoyaltyPoints: member.points,
      applicableLoyaltyVouchers: offers.map((offer) => toVoucherReply(offer, cart.currency)),
    }),
    ...(voucher && { appliedLoyaltyVoucher: voucher.id }),
    ...(pointsToEarn > 0 && { pointsToEarn }),
    ...(cart.rewardCodes.length > 0 && {
      rewardCodes: cart.rewardCodes.map(({ id, last4 }) => ({
        payment_instrument_id: id,
        last4,
        amount: amountToWire(countTakenBy(id, priced), cart.currency),
      })),
    }),
  }
}

export function toVoucherReply(
  { id, points, amount, available, eligible }: VoucherOffer,
  currency: Currency,
): NonNullable<CartReply['applicableLoyaltyVouchers']>[number] {
  return {
    voucherId: id,
    points,
    amountInCurrency: amountToWire(amount, currency),
    available,
    eligible,
  }
}

/** Returns the value of the goods that rewards may reduce, after discounts and before rewards, in minor units: all but gift cards. */
export function countGoods({ totals, lines }: PricedCart, variants: VariantsById): number {
  const giftCards = lines.filter(({ variantId }) => isGiftCard(variants.get(variantId)))
  return giftCards.reduce(
    (sum, { priceAfterOrderDiscount }) => sum - priceAfterOrderDiscount,
    totals.itemTotal - totals.totalDiscount,
  )
}

type AdditionalData = CartReply['payment_instruments'][number]['additionalData']

/** Makes the balance before this cart and the amount that the cart uses of it (PAY-02, PAY-03, PAY-04). */
export function toBalanceData(share: InstrumentShare, currency: Currency): AdditionalData {
  const { instrument, amount } = share
  if (!isStoredValueMethod(instrument.method)) return {}
  return {
    remainingAmount: amountToWire(instrument.upTo ?? 0, currency),
    payableAmount: amountToWire(amount, currency),
    ...(instrument.method === 'LOYALTY_POINTS' && { points: countPoints(share, currency) }),
  }
}

const countTakenBy = (id: string, { lines }: PricedCart): number =>
  lines
    .flatMap(({ discounts }) => discounts)
    .reduce(
      (sum, discount) => (discount.source === 'rewardCode' && discount.id === id ? sum + discount.amount : sum),
      0,
    )
