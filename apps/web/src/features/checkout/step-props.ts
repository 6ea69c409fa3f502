import type { Cart } from '../../client/cart/cart.ts'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'

/** The properties that the checkout flow hands to the component of each step. */
export type StepProps = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  /** Another change of the cart is on its way. */
  readonly isUpdating: boolean
  /** Why the last attempt was refused. A step shows it at the input that it concerns. */
  readonly notice: CheckoutNotice | null
  readonly onNotice: (notice: CheckoutNotice | null) => void
  /** Called when the step sends its values, which is the moment to fetch the code of the next step. */
  readonly onSend: () => void
  /** Called when the step is done. */
  readonly onDone: () => void
  readonly onPlace: (cart: Cart) => void
  readonly onRefused: (error: unknown) => void
}
