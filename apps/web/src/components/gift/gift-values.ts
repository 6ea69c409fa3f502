import { isSendDay, maxSendDays } from '@lacehouse/domain/cart/gift-option'
import { days } from '@lacehouse/domain/time/durations'
import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeEmail, mustBeFilled, mustHaveMaxLength } from '@lacehouse/domain/validation/validators'
import type { CartItem } from '../../client/cart/cart.ts'
import { readClock } from '../../client/clock.ts'
import type { Translate } from '../../i18n/use-text.ts'

/** The maximum lengths that the server accepts ([calls](../../../../../docs/calls.md)). */
export const giftLengths = { to: 60, email: 100, message: 250 } as const

export type GiftField = keyof typeof giftLengths | 'sendOn'
export type GiftValues = Readonly<Record<GiftField, string>>
export type GiftErrors = Readonly<Partial<Record<GiftField, string>>>

type GiftOption = NonNullable<CartItem['giftOption']>

export const emptyGift: GiftValues = { to: '', email: '', message: '', sendOn: '' }

/** Lists the fields of a gift: one that is sent by email needs a mailbox, and can wait for a day. */
export function listGiftFields(isDigital: boolean): readonly GiftField[] {
  return isDigital ? ['to', 'email', 'message', 'sendOn'] : ['to', 'message']
}

const rules = {
  to: [mustBeFilled, mustHaveMaxLength(giftLengths.to)],
  email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(giftLengths.email)],
  message: [mustHaveMaxLength(giftLengths.message)],
}

/** Checks a value; undefined for a valid one (CART-13). */
export function checkGiftField(t: Translate, field: GiftField, value: string): string | undefined {
  if (field === 'sendOn') return value === '' || isSendDay(value, readClock()) ? undefined : t('dialogs.gift.dayWrong')
  const problem = findProblem(rules[field], value.trim())
  return problem ? t(problem.key, problem.values) : undefined
}

/** Makes the gift option of the values. */
export function toGiftOption({ to, email, message, sendOn }: GiftValues, isDigital: boolean): GiftOption {
  return {
    to: to.trim(),
    message: message.trim(),
    ...(isDigital && { email: email.trim() }),
    ...(isDigital && sendOn && { sendOn }),
  }
}

/** Lists the first and the last day on which a gift card can be sent, as the calendar of the browser has them. */
export function getSendDays(now: Date): { readonly min: string; readonly max: string } {
  const toDay = (time: number) => {
    const local = new Date(time)
    return [local.getFullYear(), local.getMonth() + 1, local.getDate()]
      .map((part) => `${part}`.padStart(2, '0'))
      .join('-')
  }
  return { min: toDay(now.getTime()), max: toDay(now.getTime() + days(maxSendDays)) }
}
