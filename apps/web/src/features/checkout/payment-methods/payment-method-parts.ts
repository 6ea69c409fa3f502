import type { CallInput, CallReply } from '@lacehouse/contracts'
import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import { type ComponentType, type LazyExoticComponent, lazy, type Ref } from 'react'
import type { Cart } from '../../../client/cart/cart.ts'
import type { FieldError } from '../list-field-errors.ts'

/** A means of payment as it is put on the cart. */
export type InstrumentInput = CallInput<'cart.addPaymentInstrument'>['body']

/** What a chosen method says when the shopper goes on: what to put on the cart, nothing where it is there already, or words for its place. */
export type PreparedPayment =
  | { readonly ok: true; readonly instrument: InstrumentInput | null }
  | { readonly ok: false; readonly words: string }

export type PaymentBodyHandle = {
  /** Called when the shopper goes on, before anything is saved. */
  readonly prepare: () => Promise<PreparedPayment>
}

export type PaymentBodyProps = {
  readonly cart: Cart
  /** Goes on as the button of the step does. */
  readonly onSubmit: () => void
  readonly ref: Ref<PaymentBodyHandle>
}

export type PaymentPartProps = {
  readonly cart: Cart
  readonly label: string
  /** What a balance has, and what of it this cart could take. */
  readonly offer: CallReply<'cart.listPaymentMethods'>['paymentMethods'][number]['additionalData']
  /** What the order was refused for at this part. */
  readonly refusal: FieldError | null
}

type Bodies = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentBodyProps>> }
type Parts = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentPartProps>> }

/** Methods that pay what is left: the shopper chooses one, and its body is asked when they go on. A method more is an entry more. */
export const paymentBodies: Bodies = {
  CREDIT_CARD: lazy(() => import('./credit-card/credit-card.tsx').then(({ CreditCard }) => ({ default: CreditCard }))),
  KLARNA: lazy(() => import('./klarna/klarna.tsx').then(({ Klarna }) => ({ default: Klarna }))),
  PAYPAL: lazy(() => import('./paypal/paypal.tsx').then(({ Paypal }) => ({ default: Paypal }))),
}

/** Methods that pay a part, shown above the choice: each puts itself on the cart and takes itself off. */
export const paymentParts: Parts = {
  GIFT_CARD: lazy(() => import('./stored-card/stored-card.tsx').then(({ GiftCard }) => ({ default: GiftCard }))),
  LOYALTY_POINTS: lazy(() => import('./points/points.tsx').then(({ Points }) => ({ default: Points }))),
  ATHLETES_PAYMENT: lazy(() =>
    import('./athlete-credit/athlete-credit.tsx').then(({ AthleteCredit }) => ({ default: AthleteCredit })),
  ),
  REWARD_CODE: lazy(() => import('./reward-code/reward-code.tsx').then(({ RewardCode }) => ({ default: RewardCode }))),
  REWARD_CARD: lazy(() => import('./stored-card/stored-card.tsx').then(({ RewardCard }) => ({ default: RewardCard }))),
}
