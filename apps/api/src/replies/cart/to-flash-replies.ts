import type { FlashMessage as FlashReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { findFlashMessages } from '@lacehouse/domain/cart/find-flash-messages'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'

type FlashContext = {
  readonly pricing: PricingContext
  readonly locale: string
  /** Whether messages about the stock of items are among them. */
  readonly checkInventory?: boolean
}

/** Makes the flash messages of a cart, in the words of the locale (CART-16). */
export function toFlashReplies(cart: Cart, { pricing, locale, checkInventory = true }: FlashContext): FlashReply[] {
  return findFlashMessages(cart, pricing.facts)
    .filter(({ details }) => checkInventory || details.itemId === undefined)
    .map(({ code, details }) => ({
      code,
      type: code,
      message: formatMessage(locale, `cart.flash.${code}` as MessageKey, {
        name: nameOf(details.productId, pricing),
        missing: details.missingQty ?? 0,
      }),
      details,
    }))
}

const nameOf = (variantId: string | undefined, pricing: PricingContext): string =>
  pricing.facts.variants.get(variantId ?? '')?.name ?? variantId ?? ''
