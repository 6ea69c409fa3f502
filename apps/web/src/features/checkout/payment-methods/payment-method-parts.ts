import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyConnected } from '../../../hydration/lazy-connected.ts'
import type { PaymentBodyProps, PaymentPartProps } from './payment-method-props.ts'

type Bodies = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentBodyProps>> }
type Parts = { readonly [Code in PaymentMethodCode]?: LazyExoticComponent<ComponentType<PaymentPartProps>> }

/**
 * Methods that pay the rest of an order. The shopper chooses one, and its body prepares the payment when they
 * continue. A new method is a new entry.
 */
export const paymentBodies: Bodies = {
  CREDIT_CARD: lazyConnected(() =>
    import('./credit-card/credit-card.tsx').then(({ CreditCard }) => ({ default: CreditCard })),
  ),
  IDEAL: lazyConnected(() => import('./ideal/ideal.tsx').then(({ Ideal }) => ({ default: Ideal }))),
  KLARNA: lazyConnected(() => import('./klarna/klarna.tsx').then(({ Klarna }) => ({ default: Klarna }))),
  PAYPAL: lazyConnected(() => import('./paypal/paypal.tsx').then(({ Paypal }) => ({ default: Paypal }))),
}

/** Methods that pay a part of an order, shown above the choice. Each sets itself on the cart and removes itself. */
export const paymentParts: Parts = {
  STORE_CREDIT: lazyConnected(() =>
    import('./store-credit/store-credit.tsx').then(({ StoreCredit }) => ({ default: StoreCredit })),
  ),
  GIFT_CARD: lazyConnected(() =>
    import('./stored-card/stored-card.tsx').then(({ GiftCard }) => ({ default: GiftCard })),
  ),
  LOYALTY_POINTS: lazyConnected(() => import('./points/points.tsx').then(({ Points }) => ({ default: Points }))),
  ATHLETES_PAYMENT: lazyConnected(() =>
    import('./athlete-credit/athlete-credit.tsx').then(({ AthleteCredit }) => ({ default: AthleteCredit })),
  ),
  REWARD_CODE: lazyConnected(() =>
    import('./reward-code/reward-code.tsx').then(({ RewardCode }) => ({ default: RewardCode })),
  ),
  REWARD_CARD: lazyConnected(() =>
    import('./stored-card/stored-card.tsx').then(({ RewardCard }) => ({ default: RewardCard })),
  ),
}
