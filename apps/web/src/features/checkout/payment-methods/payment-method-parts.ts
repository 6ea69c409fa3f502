import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PaymentBodyProps, PaymentPartProps } from './payment-method-props.ts'

type Bodies = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentBodyProps>> }
type Parts = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentPartProps>> }

/**
 * Methods that pay the rest of an order. The shopper chooses one, and its body prepares the payment when they
 * continue. A new method is a new entry.
 */
export const paymentBodies: Bodies = {
  CREDIT_CARD: lazy(() => import('./credit-card/credit-card.tsx').then(({ CreditCard }) => ({ default: CreditCard }))),
  KLARNA: lazy(() => import('./klarna/klarna.tsx').then(({ Klarna }) => ({ default: Klarna }))),
  PAYPAL: lazy(() => import('./paypal/paypal.tsx').then(({ Paypal }) => ({ default: Paypal }))),
}

/** Methods that pay a part of an order, shown above the choice. Each sets itself on the cart and removes itself. */
export const paymentParts: Parts = {
  STORE_CREDIT: lazy(() =>
    import('./store-credit/store-credit.tsx').then(({ StoreCredit }) => ({ default: StoreCredit })),
  ),
  GIFT_CARD: lazy(() => import('./stored-card/stored-card.tsx').then(({ GiftCard }) => ({ default: GiftCard }))),
  LOYALTY_POINTS: lazy(() => import('./points/points.tsx').then(({ Points }) => ({ default: Points }))),
  ATHLETES_PAYMENT: lazy(() =>
    import('./athlete-credit/athlete-credit.tsx').then(({ AthleteCredit }) => ({ default: AthleteCredit })),
  ),
  REWARD_CODE: lazy(() => import('./reward-code/reward-code.tsx').then(({ RewardCode }) => ({ default: RewardCode }))),
  REWARD_CARD: lazy(() => import('./stored-card/stored-card.tsx').then(({ RewardCard }) => ({ default: RewardCard }))),
}
