import type { GiftOption } from '@lacehouse/domain/cart/cart-line'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { Refusal } from '../../http/refusal.ts'

/** Refuses a gift option whose email is none (AUT453); lengths and blanks are refused by its contract (CART-13). */
export function requireGiftOption(giftOption: GiftOption | null | undefined): void {
  if (giftOption && !isEmail(giftOption.email)) throw new Refusal('AUT453', { field: 'giftOption.email' })
}
