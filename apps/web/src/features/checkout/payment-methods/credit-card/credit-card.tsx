import { useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import type { PaymentBodyProps, PreparedPayment } from '../payment-method-parts.ts'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'
import { KnownCard } from './known-card.tsx'
import type { PaidCard } from './lace-pay.ts'

/** The card that is on the cart, or the provider's fields for another (PAY-01). */
export function CreditCard({ cart, onSubmit, ref }: PaymentBodyProps) {
  const say = useText()
  const fields = useRef<CardFieldsHandle>(null)
  const [known, setKnown] = useState(() =>
    cart.payment_instruments.find((one) => one.payment_method_id === 'CREDIT_CARD'),
  )

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => {
      if (known) return { ok: true, instrument: null }
      const outcome = await fields.current?.tokenise()
      if (outcome?.ok) return { ok: true, instrument: toInstrument(outcome.card) }
      const isIncomplete = outcome?.reason === 'incomplete'
      return { ok: false, words: say(isIncomplete ? 'payment.card.incomplete' : 'payment.card.refused') }
    },
  }))

  if (known) return <KnownCard instrument={known} onReplace={() => setKnown(undefined)} />
  return <CardFields ref={fields} cartId={cart.id} onSubmit={onSubmit} />
}

const toInstrument = ({ token, brand, last4, bin, expiryMonth, expiryYear }: PaidCard) => ({
  payment_method_id: 'CREDIT_CARD' as const,
  token,
  card: { brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) },
})
