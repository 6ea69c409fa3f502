import { type SubmitEvent, Suspense, useState } from 'react'
import { changeDelivery, type EditableDelivery } from '../../../client/orders/change-delivery.ts'
import {
  type AddressFormField,
  listAskedFields,
  toAddressInput,
  toAddressValues,
} from '../../../components/address/address-fields.ts'
import { AddressForm } from '../../../components/address/address-form.tsx'
import { ErrorSummary } from '../../../components/address/error-summary.tsx'
import { listFieldErrors } from '../../../components/address/list-field-errors.ts'
import { SavedAddressSelect } from '../../../components/address/saved-address-select.tsx'
import { useAddressForm } from '../../../components/address/use-address-form.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { toasts } from '../../../ui/toasts.ts'
import styles from './edit-delivery-dialog.module.css'

type Props = {
  readonly id: string
  readonly orderNumber: string
  readonly delivery: EditableDelivery
  readonly fields: readonly AddressFormField[]
  readonly run: (attempt: () => Promise<void>) => Promise<void>
  readonly onDone: () => void
}

/** The address of an order in the form of its country, and the methods that cost the same; the email of the order stays. */
export function DeliveryForm({ id, orderNumber, delivery, fields: all, run, onDone }: Props) {
  const t = useTranslate()
  const { shippingAddress, shipments } = delivery
  const country = shippingAddress.countryCode
  const fields = listAskedFields(all, { asksEmail: false })
  const [initial] = useState(() => toAddressValues(fields, shippingAddress, country))
  const form = useAddressForm({ fields, country, initial, onType: () => undefined })
  const [methods, setMethods] = useState(() => shipments.map(({ shipmentId, code }) => ({ shipmentId, code })))
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = (shipmentId: string, code: string): void =>
    setMethods((old) => old.map((one) => (one.shipmentId === shipmentId ? { shipmentId, code } : one)))

  async function attempt(): Promise<void> {
    setRefusal(null)
    if (!form.judge()) return setSent((times) => times + 1)
    try {
      const address = toAddressInput(fields, form.values(), country)
      await changeDelivery(orderNumber, { address, shippingMethods: methods })
      toasts.add({ title: t('orders.delivery.done'), tone: 'positive' })
      onDone()
    } catch (error) {
      const wrong = listFieldErrors(error, names, t)
      form.setErrors(wrong)
      if (wrong.length > 0) setSent((times) => times + 1)
      else setRefusal(formatError(t, error))
    }
  }

  const names = fields.map(({ name }) => name)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void run(attempt)
  }
  return (
    <form id={id} className={styles.form} noValidate aria-label={t('orders.delivery')} onSubmit={submit}>
      <p className={styles.text}>{t('orders.delivery.text')}</p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <ErrorSummary section="shipping" fields={fields} errors={form.list()} sent={sent} />
      <Suspense>
        <SavedAddressSelect
          country={country}
          onChoose={(address) => form.fill(toAddressValues(fields, address, country))}
        />
      </Suspense>
      <AddressForm section="shipping" country={country} fields={fields} form={form} />
      {shipments.map(({ shipmentId, methods: offers }, at) =>
        offers.length > 1 ? (
          <RadioCards
            key={shipmentId}
            legend={t('orders.delivery.method')}
            name={`method-${shipmentId}`}
            cards={offers.map(({ code, label }) => ({ value: code, title: label }))}
            value={methods[at]?.code ?? null}
            onChange={(code) => choose(shipmentId, code)}
          />
        ) : null,
      )}
    </form>
  )
}
