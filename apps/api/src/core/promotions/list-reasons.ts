import type { Currency } from '@lacehouse/domain/money/currency'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PromotionExplanation } from '@lacehouse/domain/pricing/explain-promotion'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { toErrorId } from '../../http/error-ids.ts'

type Wording = { readonly currency: string; readonly locale: string }

/** Lists sentences for staff: the outcome of a promotion, its failed conditions, the missing amount and the refusal of its code. */
export function listReasons(explained: PromotionExplanation, { currency, locale }: Wording): string[] {
  const { outcome, failed, distance, unit, coupon, byLine, shipping } = explained
  const money = (minor: number): string =>
    formatMoney(toLanguageTag(locale), amountToWire(minor, currency as Currency), currency)
  const amount = money(byLine.reduce((sum, line) => sum + line.amount, shipping))
  const reasons = [formatMessage(locale, `staff.promotion.outcome.${outcome}` as MessageKey, { amount })]
  for (const type of failed) reasons.push(formatMessage(locale, `staff.promotion.failed.${type}` as MessageKey))
  if (distance !== null) {
    const missing = unit === 'pieces' ? String(distance) : money(distance)
    reasons.push(formatMessage(locale, `staff.promotion.missing.${unit}` as MessageKey, { missing }))
  }
  if (coupon?.refusal) {
    const reason = formatMessage(locale, toErrorId(coupon.refusal))
    reasons.push(formatMessage(locale, 'staff.promotion.coupon', { code: coupon.code, reason }))
  }
  return reasons
}
