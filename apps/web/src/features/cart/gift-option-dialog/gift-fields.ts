import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeEmail, mustBeFilled, mustHaveMaxLength } from '@lacehouse/domain/validation/validators'
import type { Translate } from '../../../i18n/use-text.ts'

/** The maximum lengths that the server accepts ([calls](../../../../../../docs/calls.md)). */
export const giftLengths = { to: 60, email: 100, message: 250 } as const

export type GiftField = keyof typeof giftLengths
export type GiftValues = Readonly<Record<GiftField, string>>
export type GiftErrors = Readonly<Partial<Record<GiftField, string>>>

export const giftFields = ['to', 'email', 'message'] as const

const rules = {
  to: [mustBeFilled, mustHaveMaxLength(giftLengths.to)],
  email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(giftLengths.email)],
  message: [mustHaveMaxLength(giftLengths.message)],
}

/** Checks a value; undefined for a valid one (CART-13). */
export function checkGiftField(t: Translate, field: GiftField, value: string): string | undefined {
  const problem = findProblem(rules[field], value.trim())
  return problem ? t(problem.key, problem.values) : undefined
}
