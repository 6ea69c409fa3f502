import type { CallInput, CallReply } from '@lacehouse/contracts'
import type { Ref } from 'react'
import type { Cart } from '../../../client/cart/cart.ts'
import type { FieldError } from '../../../components/address/list-field-errors.ts'

/** The input that sets a payment instrument on the cart. */
export type InstrumentInput = CallInput<'cart.addPaymentInstrument'>['body']

/**
 * The result of a chosen method when the shopper continues: the instrument to set on the cart, null where it is set
 * already, or an error message.
 */
export type PreparedPayment =
  | { readonly ok: true; readonly instrument: InstrumentInput | null }
  | { readonly ok: false; readonly words: string }

export type PaymentBodyHandle = {
  /** Called when the shopper continues, before anything is saved. */
  readonly prepare: () => Promise<PreparedPayment>
}

export type PaymentBodyProps = {
  readonly cart: Cart
  /** Submits the step, like its button. */
  readonly onSubmit: () => void
  /** Called when what was entered has become complete. */
  readonly onComplete: () => void
  readonly ref: Ref<PaymentBodyHandle>
}

export type PaymentPartProps = {
  readonly cart: Cart
  readonly label: string
  /** The balance, and how much of it this cart can use. */
  readonly offer: CallReply<'cart.listPaymentMethods'>['paymentMethods'][number]['additionalData']
  /** Why the order was refused at this part. */
  readonly refusal: FieldError | null
}
