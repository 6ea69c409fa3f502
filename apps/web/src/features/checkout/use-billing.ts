import { type RefObject, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { type AddressFormField, toAddressInput } from '../../components/address/address-fields.ts'
import { listFieldErrors } from '../../components/address/list-field-errors.ts'
import type { AddressForm } from '../../components/address/use-address-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { InstrumentInput, PaymentBodyHandle } from './payment-methods/payment-method-props.ts'
import { waitForBody } from './payment-methods/wait-for-body.ts'
import { type CheckoutNotice, toStepNotice } from './use-checkout-notice.ts'
import { useRefusedFields } from './use-refused-fields.ts'

type Options = {
  readonly fields: readonly AddressFormField[]
  readonly form: AddressForm
  /** The billing address is the shipping address. */
  readonly isSame: boolean
  /** The chosen payment method; null where nothing is left to pay. */
  readonly payment: RefObject<PaymentBodyHandle | null>
  /** Why the order was refused; a form shows the errors of its inputs. */
  readonly notice: CheckoutNotice | null
  /** Whether the newsletter is wanted, where this step asks for the email; null where the delivery asked. */
  readonly newsletter: boolean | null
  readonly mustPay: boolean
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
  readonly onWrong: () => void
}

/** Fields of the catalogue that belong to the payment, reported at its choice (PAY-14). */
export const paymentFields: readonly string[] = ['cardExpiry', 'paymentMethod']

/** Saves the billing address and sets the payment instrument of the chosen method on the cart (CHK-03, CHK-04). */
export function useBilling({
  fields,
  form,
  isSame,
  payment,
  notice,
  newsletter,
  mustPay,
  onDone,
  onNotice,
  onWrong,
}: Options) {
  const t = useTranslate()
  const { country } = useShop().site
  const [isBusy, setBusy] = useState(false)
  const [paymentError, setPaymentError] = useState<string | null>(null)

  useRefusedFields({ notice: isSame ? null : notice, fields, form, onNotice, onWrong })

  async function save(): Promise<void> {
    if (!isSame && !form.judge()) return onWrong()
    const method = mustPay ? await waitForBody(payment) : payment.current
    if (mustPay && !method) return setPaymentError(t('payment.choose'))
    const prepared = await method?.prepare()
    if (prepared?.ok === false) return setPaymentError(prepared.words)
    const address = {
      ...toAddressInput(fields, form.values(), country),
      ...(newsletter !== null && { subscriptions: { newsletterConsent: newsletter } }),
    }
    const billing = isSame ? { sameAsShipping: true } : { address, sameAsShipping: false }
    await changeCart(({ cartId }) =>
      browserApi.call('cart.setBillingAddress', { params: { basketId: cartId }, body: billing }),
    )
    if (prepared?.instrument) await addInstrument(prepared.instrument)
    onDone()
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setPaymentError(null)
    onNotice(null)
    try {
      await save()
    } catch (error) {
      const names = fields.map(({ name }) => name)
      const [ofPayment] = listFieldErrors(error, paymentFields, t)
      const wrong = isSame || ofPayment ? [] : listFieldErrors(error, names, t)
      form.setErrors(wrong)
      if (ofPayment) setPaymentError(ofPayment.message)
      else if (wrong.length > 0) onWrong()
      else onNotice(await toStepNotice(t, error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, paymentError, submit, clearPaymentError: () => setPaymentError(null) }
}

async function addInstrument(body: InstrumentInput): Promise<void> {
  await changeCart(({ cartId }) => browserApi.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body }))
}
