import type { GiftOption } from '@lacehouse/domain/cart/cart-line'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { Refusal } from '../../http/refusal.ts'

/** Refuses a gift option with an invalid email (AUT453); the contract checks lengths and blanks (CART-13). */
export function requireGiftOption(giftOption: GiftOption | null | undefined): void {
  if (giftOption && !isEmail(giftOption.email)) throw new Refusal('AUT453', { field: 'giftOption.email' })
}
