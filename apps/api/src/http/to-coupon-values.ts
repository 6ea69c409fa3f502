import type { CouponRefusalReply } from '@lacehouse/contracts'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'

/** Returns the values of the message that says why a coupon is refused; their names choose the message (CART-09). */
export function toCouponValues(
  { missing, condition, conflicts, currency }: CouponRefusalReply,
  locale: string,
): Readonly<Record<string, string | number>> {
  if (missing?.unit === 'pieces') return { pieces: missing.distance }
  if (missing) return { distance: formatMoney(toLanguageTag(locale), missing.distance, currency) }
  if (conflicts) return { codes: new Intl.ListFormat(locale, { type: 'conjunction' }).format(conflicts) }
  return condition ? { [condition]: condition } : {}
}
