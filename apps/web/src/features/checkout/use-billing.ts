import type { CallInput } from '@lacehouse/contracts'
import { type RefObject, useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { changeCart } from '../../cart/change-cart.ts'
import { sayError } from '../../cart/say-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShop } from '../../use-shop.ts'
import { type AddressFormField, toAddressInput } from './address-fields.ts'
import type { CardFieldsHandle } from './card-fields.tsx'
import type { PaidCard } from './lace-pay.ts'
import { listFieldErrors } from './list-field-errors.ts'
import type { AddressForm } from './use-address-form.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'

type Options = {
  readonly fields: readonly AddressFormField[]
  readonly form: AddressForm
  /** The bill goes where the goods go. */
  readonly isSame: boolean
  /** The fields of a new card; null where the cart has one already. */
  readonly card: RefObject<CardFieldsHandle | null> | null
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
  readonly onWrong: () => void
}

/** Ids that belong to the card, and are told at its fields (PAY-14). */
const cardErrors = ['cardExpiry', 'paymentMethod']

/** Saves the billing address and puts the card's token on the cart (PAY-01). */
export function useBilling({ fields, form, isSame, card, onDone, onNotice, onWrong }: Options) {
  const say = useText()
  const { country } = useShop().site
  const [isBusy, setBusy] = useState(false)
  const [cardError, setCardError] = useState<string | null>(null)

  async function save(): Promise<void> {
    if (!isSame && !form.judge()) return onWrong()
    const paid = card ? await card.current?.tokenise() : null
    if (paid && !paid.ok)
      return setCardError(say(paid.reason === 'incomplete' ? 'payment.card.incomplete' : 'payment.card.refused'))
    const billing = isSame
      ? { sameAsShipping: true }
      : { address: toAddressInput(fields, form.values(), country), sameAsShipping: false }
    await changeCart(({ cartId }) =>
      browserApi.call('cart.setBillingAddress', { params: { basketId: cartId }, body: billing }),
    )
    if (paid?.ok) await addCard(paid.card)
    onDone()
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setCardError(null)
    onNotice(null)
    try {
      await save()
    } catch (error) {
      const names = fields.map(({ name }) => name)
      const [ofCard] = listFieldErrors(error, cardErrors, say)
      const wrong = isSame || ofCard ? [] : listFieldErrors(error, names, say)
      form.setErrors(wrong)
      if (ofCard) setCardError(ofCard.message)
      else if (wrong.length > 0) onWrong()
      else onNotice({ tone: 'negative', text: sayError(say, error) })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, cardError, submit }
}

type CardInput = NonNullable<CallInput<'cart.addPaymentInstrument'>['body']['card']>

async function addCard({ token, brand, last4, bin, expiryMonth, expiryYear }: PaidCard): Promise<void> {
  const card: CardInput = { brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) }
  await changeCart(({ cartId }) =>
    browserApi.call('cart.addPaymentInstrument', {
      params: { basketId: cartId },
      body: { payment_method_id: 'CREDIT_CARD', token, card },
    }),
  )
}
