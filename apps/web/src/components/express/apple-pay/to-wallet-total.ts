import type { Cart } from '../../../client/cart/cart.ts'
import type { Translate } from '../../../i18n/use-text.ts'
import type { AppleLine, AppleMethod, AppleUpdate } from './apple-pay.ts'

/** Writes money for the wallet: a decimal text with the currency's digits. */
export function toWalletAmount(amount: number, currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return amount.toFixed(maximumFractionDigits)
}

/** Maps a cart to what the wallet shows: lines, total and shipping methods. */
export function toUpdate(cart: Cart, t: Translate): AppleUpdate {
  return { newTotal: toTotal(cart, t), newLineItems: toLines(cart, t), newShippingMethods: toMethods(cart) }
}

/** A pending total, for an address or a method that is refused. */
export function toPendingTotal(t: Translate): AppleUpdate {
  return {
    newTotal: { label: t('wallet.merchant'), amount: '1', type: 'pending' },
    newLineItems: [],
  }
}

/** Maps the cart's total, which is not final while the tax depends on an address. */
export function toTotal({ totals, currency }: Cart, t: Translate): AppleLine {
  return {
    label: t('wallet.merchant'),
    amount: toWalletAmount(totals.total, currency),
    type: totals.taxKnown ? 'final' : 'pending',
  }
}

export function toLines({ totals, currency }: Cart, t: Translate): AppleLine[] {
  const line = (label: string, amount: number): AppleLine => ({
    label,
    amount: toWalletAmount(amount, currency),
    type: 'final',
  })
  const { giftWrap = 0 } = totals
  const isTaxOnTop =
    totals.tax > 0 && totals.itemTotal - totals.totalDiscount + totals.shipping + giftWrap < totals.total
  return [
    line(t('wallet.line.subtotal'), totals.itemTotal),
    ...(totals.totalDiscount > 0 ? [line(t('wallet.line.discount'), -totals.totalDiscount)] : []),
    line(t('wallet.line.shipping'), totals.shipping),
    ...(giftWrap > 0 ? [line(t('wallet.line.giftWrap'), giftWrap)] : []),
    ...(isTaxOnTop ? [line(t('wallet.line.tax'), totals.tax)] : []),
  ]
}

/** Lists the shipping methods with the chosen one first, as the sheet requires. */
export function toMethods({ shippingMethods, currency }: Cart): AppleMethod[] {
  const group = findGroup(shippingMethods)
  return [...(group?.applicableShippingMethods ?? [])]
    .sort((a, b) => Number(b.code === group?.code) - Number(a.code === group?.code))
    .map(({ code, label, deliveryTime, price }) => ({
      identifier: code,
      label,
      detail: deliveryTime,
      amount: toWalletAmount(price.amount, currency),
    }))
}

/** Finds the main group of goods: the sheet offers one choice of a shipping method only. */
export function findGroup(groups: Cart['shippingMethods']) {
  return groups.find(({ shippingId }) => shippingId === 'me') ?? groups[0]
}
