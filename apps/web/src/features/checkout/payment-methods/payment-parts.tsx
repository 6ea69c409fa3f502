import type { CallReply } from '@lacehouse/contracts'
import { Suspense } from 'react'
import type { Cart } from '../../../client/cart/cart.ts'
import type { FieldError } from '../../../components/address/list-field-errors.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { paymentParts } from './payment-method-parts.ts'
import styles from './payment-part.module.css'

type Props = {
  readonly cart: Cart
  readonly methods: CallReply<'cart.listPaymentMethods'>['paymentMethods']
  readonly refusal: FieldError | null
}

/** The part that an input belongs to. */
const partOf: Readonly<Record<string, string>> = {
  giftCard: 'GIFT_CARD',
  giftCardPin: 'GIFT_CARD',
  reward: 'LOYALTY_POINTS',
  rewardCode: 'REWARD_CODE',
  rewardCard: 'REWARD_CARD',
  athleteCredit: 'ATHLETES_PAYMENT',
  storeCredit: 'STORE_CREDIT',
}

/** Shows all methods that pay a part of the order, each folded until it is opened. */
export function PaymentParts({ cart, methods, refusal }: Props) {
  const t = useTranslate()
  const shown = methods.filter(({ code }) => paymentParts[code])
  if (shown.length === 0) return null
  return (
    <section className={styles.parts} aria-label={t('payment.parts.title')}>
      {shown.map(({ code, label, additionalData }) => {
        const Part = paymentParts[code]
        const own = refusal && partOf[refusal.field] === code ? refusal : null
        return Part ? (
          <Suspense key={code} fallback={<Spinner />}>
            <Part cart={cart} label={label} offer={additionalData} refusal={own} />
          </Suspense>
        ) : null
      })}
    </section>
  )
}
