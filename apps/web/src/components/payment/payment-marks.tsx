import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { ReactNode } from 'react'
import styles from './payment-marks.module.css'

type MarkId = 'cb' | 'ideal' | 'visa' | 'mastercard' | 'amex' | 'paypal' | 'klarna'

/** The marks as drawings on a plate of 34 by 22. */
const drawings: Readonly<Record<MarkId, ReactNode>> = {
  cb: (
    <>
      <rect width="34" height="22" rx="4" fill="#0a5a96" />
      <path fill="#35a57c" d="M0 15h34v3a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
      <path
        fill="#fff"
        d="M11.2 5.5a5.5 5.5 0 1 0 0 11h4.9v-4.3h-4.9v-2.4h4.9V5.5zM18 5.5v4.3h7a2.15 2.15 0 0 0 0-4.3zm0 6.7v4.3h7a2.15 2.15 0 0 0 0-4.3z"
      />
    </>
  ),
  visa: (
    <>
      <Plate />
      <path
        fill="#1a1f71"
        d="m14.9 14.6 1.2-7.3H18l-1.2 7.3zm8.6-7.1a4.8 4.8 0 0 0-1.7-.3c-1.9 0-3.2 1-3.2 2.4 0 1 .9 1.6 1.7 1.9.7.4 1 .6 1 .9 0 .5-.6.8-1.2.8-.8 0-1.2-.1-1.9-.4l-.3-.1-.3 1.7a6.3 6.3 0 0 0 2.3.4c2 0 3.3-1 3.3-2.4 0-.8-.5-1.5-1.6-2-.7-.3-1.1-.5-1.1-.9 0-.3.4-.6 1.1-.6a3.5 3.5 0 0 1 1.5.3l.2.1zm4.9-.2h-1.5c-.5 0-.8.1-1 .6l-2.9 6.7h2l.4-1.1h2.5l.2 1.1h1.8zm-2.4 4.7 1-2.7.6 2.7zM13.3 7.3l-1.9 5-.2-1a5.6 5.6 0 0 0-2.6-3l1.7 6.3h2l3-7.3z"
      />
      <path fill="#f7b600" d="M9.7 7.3H6.6v.2c2.4.6 4 2 4.6 3.8l-.6-3.4c-.1-.5-.5-.6-.9-.6z" />
    </>
  ),
  mastercard: (
    <>
      <Plate />
      <circle cx="13.8" cy="11" r="5.5" fill="#eb001b" />
      <circle cx="20.2" cy="11" r="5.5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M17 6.53a5.5 5.5 0 0 0 0 8.94 5.5 5.5 0 0 0 0-8.94z" />
    </>
  ),
  amex: (
    <>
      <rect width="34" height="22" rx="4" fill="#1f72cd" />
      <path
        fill="#fff"
        d="M5.9 8 3.5 14h1.9l.4-1.1h2.5l.4 1.1h2L8.2 8zm1.1 1.7.7 1.9H6.3zM11.2 8v6H13v-3.6l1.3 3.6h1.3L17 10.4V14h1.8V8h-2.6L15 11.3 13.8 8zm8.5 0v6h4.7v-1.5h-3v-.8h2.9v-1.4h-2.9v-.8h3V8zm4.9 0 2 3-2.1 3h2.1l1.1-1.7 1 1.7h2.2l-2.1-3 2-3h-2l-1.1 1.6L26.7 8z"
      />
    </>
  ),
  paypal: (
    <>
      <Plate />
      <g transform="translate(10.6 4.2) scale(.56)">
        <path
          fill="#003087"
          d="M7.08 21.34H2.47a.64.64 0 0 1-.63-.74L4.94.9C5.03.38 5.47 0 6 0h7.46c2.57 0 4.58.54 5.69 1.81 1.01 1.15 1.3 2.42 1.01 4.29l-.08.43c-.98 5.05-4.35 6.8-8.64 6.8H9.25c-.53 0-.97.38-1.05.9z"
        />
        <path
          fill="#0070e0"
          d="M21.22 6.92a3.35 3.35 0 0 0-.6-.54l-.05.25c-.93 4.78-4 7.2-9.13 7.2H9.25a.56.56 0 0 0-.56.48L7.5 21.84H7l-.24 1.51a.56.56 0 0 0 .55.65h3.89c.46 0 .85-.33.92-.79.06-.26.76-4.85.82-5.09a.93.93 0 0 1 .92-.79h.58c3.76 0 6.7-1.52 7.56-5.94.36-1.85.18-3.39-.78-4.47z"
        />
      </g>
    </>
  ),
  ideal: (
    <>
      <Plate />
      <path fill="#0a0b09" d="M7 4.5h10.2c5.6 0 9 2.4 9 6.5s-3.4 6.5-9 6.5H7z" />
      <path fill="#fff" d="M8.4 5.9h8.8c4.8 0 7.6 1.9 7.6 5.1s-2.8 5.1-7.6 5.1H8.4z" />
      <circle cx="11.6" cy="8.7" r="1.5" fill="#0a0b09" />
      <path fill="#0a0b09" d="M10.3 11h2.6v3.9h-2.6z" />
      <path fill="#cc0066" d="M14.4 7.3h2.8c3.6 0 5.9 1.2 5.9 3.7s-2.3 3.9-5.9 3.9h-2.8z" />
    </>
  ),
  klarna: (
    <>
      <rect width="34" height="22" rx="4" fill="#ffa8cd" />
      <path
        fill="#0b051d"
        transform="translate(10.4 4.4) scale(.55)"
        d="M4.59 2v20H0V2zm11.46 0c0 4.2-1.58 8.1-4.41 11.07l-.28.28L17.7 22h-5.67l-6.89-9.4 1.78-1.33a11.4 11.4 0 0 0 4.64-8.93V2zM21.5 17a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5"
      />
    </>
  ),
}

function Plate() {
  return <rect x=".5" y=".5" width="33" height="21" rx="3.5" fill="#fff" stroke="#d9d5cc" />
}

/** The brands of cards, which the name of their method does not say. */
const cardBrands = 'Visa, Mastercard, American Express'
type MethodMarks = { readonly marks: readonly MarkId[]; readonly name: string | null }

/** The marks of every method; balances of the shop have none, and Apple Pay is shown by its own button. */
const marksOf: Readonly<Record<PaymentMethodCode, MethodMarks | null>> = {
  CREDIT_CARD: { marks: ['visa', 'mastercard', 'amex'], name: cardBrands },
  PAYPAL: { marks: ['paypal'], name: null },
  KLARNA: { marks: ['klarna'], name: null },
  IDEAL: { marks: ['ideal'], name: null },
  APPLE_PAY: null,
  GIFT_CARD: null,
  LOYALTY_POINTS: null,
  ATHLETES_PAYMENT: null,
  STORE_CREDIT: null,
  REWARD_CODE: null,
  REWARD_CARD: null,
}

/** In France a card also belongs to Cartes Bancaires, the scheme that shoppers there look for first. */
const frenchCards = { marks: ['cb', 'visa', 'mastercard', 'amex'], name: `CB, ${cardBrands}` } as const

type Props = {
  readonly method: PaymentMethodCode
  /** The country of the site, where it changes the marks. */
  readonly country?: string
}

/** Shows the marks of a payment method beside its name; those that repeat the name are for the eye only. */
export function PaymentMarks({ method, country }: Props) {
  const own = method === 'CREDIT_CARD' && country === 'FR' ? frenchCards : marksOf[method]
  if (!own) return null
  const marks = own.marks.map((id) => (
    <svg key={id} viewBox="0 0 34 22" aria-hidden="true">
      {drawings[id]}
    </svg>
  ))
  return own.name ? (
    <span className={styles.marks} role="img" aria-label={own.name}>
      {marks}
    </span>
  ) : (
    <span className={styles.marks} aria-hidden="true">
      {marks}
    </span>
  )
}
