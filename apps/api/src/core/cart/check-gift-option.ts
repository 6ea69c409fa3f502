import { type GiftOption, isSendDay } from '@lacehouse/domain/cart/gift-option'
import type { Instant } from '@lacehouse/domain/time/instant'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'

/**
 * Refuses a gift option with an invalid email (AUT453), or for a day that is over or too far ahead (API400); the contract checks
 * lengths and blanks (CART-13). Without `now` any day is taken: the gift of a lost cart may have waited too long, and is sent at once.
 */
export function requireGiftOption(giftOption: GiftOption | null | undefined, now: Instant | null): void {
  const { email, sendOn } = giftOption ?? {}
  if (email !== undefined && !isEmail(email))
    throw new Refusal(toErrorId('missing_gift_email'), { field: 'giftOption.email' })
  if (sendOn !== undefined && now !== null && !isSendDay(sendOn, now))
    throw new Refusal(toErrorId('invalid_send_date'), { field: 'giftOption.sendOn' })
}
