import { useImperativeHandle, useRef, useState } from 'react'
import { useSavedCards } from '../../../../client/account/profile-query.ts'
import { useAccount } from '../../../../client/account/use-account.ts'
import { browserApi } from '../../../../client/api/browser-api.ts'
import { CardFields, type CardFieldsHandle } from '../../../../components/payment/card-fields.tsx'
import type { PaidCard } from '../../../../components/payment/lace-pay.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import type { InstrumentInput, PaymentBodyProps, PreparedPayment } from '../payment-method-props.ts'
import { KnownCard } from './known-card.tsx'
import { SaveCardOption, SavedCards } from './saved-cards.tsx'
import { useSaveCard } from './use-save-card.ts'

/** Offers the card on the cart, a saved card of the account, or the provider's fields for another (PAY-01). */
export function CreditCard({ cart, onSubmit, onComplete, ref }: PaymentBodyProps) {
  const t = useTranslate()
  const account = useAccount()
  const { cards: all, retry } = useSavedCards()
  const cards = all.filter(({ expired }) => !expired)
  const fields = useRef<CardFieldsHandle>(null)
  const [known, setKnown] = useState(() =>
    cart.payment_instruments.find((one) => one.payment_method_id === 'CREDIT_CARD'),
  )
  const [picked, setPicked] = useState<string | null>(null)
  const [savesCard, setSavesCard] = useState(false)
  const saveCard = useSaveCard()
  const saved = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === picked) ?? (picked ? null : cards[0])

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => {
      if (known) return { ok: true, instrument: null }
      if (saved) return { ok: true, instrument: toSaved(saved.paymentInstrumentId) }
      const outcome = await fields.current?.tokenise()
      if (outcome?.ok) {
        const savedId = savesCard ? await saveCard(outcome.card.token) : null
        return { ok: true, instrument: savedId ? toSaved(savedId) : toInstrument(outcome.card) }
      }
      const isIncomplete = outcome?.reason === 'incomplete'
      return { ok: false, words: t(isIncomplete ? 'payment.card.incomplete' : 'payment.card.refused') }
    },
  }))

  if (known) return <KnownCard instrument={known} onReplace={() => setKnown(undefined)} />
  return (
    <>
      {cards.length > 0 || retry ? (
        <SavedCards cards={cards} retry={retry} chosen={saved?.paymentInstrumentId ?? null} onChoose={setPicked} />
      ) : null}
      {saved ? null : (
        <CardFields
          ref={fields}
          subject={cart.id}
          openSession={() => openSession(cart.id)}
          onSubmit={onSubmit}
          onComplete={onComplete}
        />
      )}
      {account && !saved ? <SaveCardOption isChecked={savesCard} onChange={setSavesCard} /> : null}
    </>
  )
}

const openSession = (cartId: string) =>
  browserApi.call('cart.paymentSession', {
    query: { cartId, paymentMethodId: 'CREDIT_CARD', referer: location.href },
  })

const toSaved = (id: string): InstrumentInput => ({
  payment_method_id: 'CREDIT_CARD' as const,
  saved_payment_instrument_id: id,
})

const toInstrument = ({ token, brand, last4, bin, expiryMonth, expiryYear }: PaidCard): InstrumentInput => ({
  payment_method_id: 'CREDIT_CARD' as const,
  token,
  card: { brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) },
})
