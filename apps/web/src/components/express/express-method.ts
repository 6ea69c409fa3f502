import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { ComponentType } from 'react'
import type { Cart } from '../../client/cart/cart.ts'

export type ExpressButtonProps = {
  readonly cart: Cart
  readonly isDisabled: boolean
  /** Prepares the cart that is to be paid, where it is not ready yet, and shows errors itself. */
  readonly openCart?: (() => Promise<Cart>) | undefined
}

/** A payment method that pays without the checkout's forms, with its button. */
export type ExpressMethod = {
  readonly code: PaymentMethodCode
  /** Says whether the browser has what the method needs. */
  readonly isAvailable: () => boolean
  readonly Button: ComponentType<ExpressButtonProps>
}
