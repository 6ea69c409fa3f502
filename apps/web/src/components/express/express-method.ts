import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { ComponentType } from 'react'
import type { Cart } from '../../client/cart/cart.ts'

export type ExpressButtonProps = {
  readonly cart: Cart
  readonly isDisabled: boolean
  /** Makes the cart what is to be paid, where it is not that yet, and shows itself what is against it. */
  readonly openCart?: (() => Promise<Cart>) | undefined
}

/** A payment method that pays without the checkout's forms, with its button. */
export type ExpressMethod = {
  readonly code: PaymentMethodCode
  /** False where the browser has no part that the method needs. */
  readonly isAvailable: () => boolean
  readonly Button: ComponentType<ExpressButtonProps>
}
