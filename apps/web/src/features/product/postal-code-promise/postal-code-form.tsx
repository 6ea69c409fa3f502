import type { DeliveryPromise } from '@lacehouse/contracts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './postal-code-form.module.css'
import { useDeliveryPromise } from './use-delivery-promise.ts'

type Props = {
  readonly productId: string
  /** The postal code that this browser remembers; empty without one. */
  readonly known: string
  /** The shopper asked for the field, which gets the focus. */
  readonly isAsked: boolean
}

/** Asks for a postal code, and shows when each shipping method brings the product there (CAT-05). */
export function PostalCodeForm(props: Props) {
  return (
    <MessagesProvider areas={['delivery']}>
      <AskedForm {...props} />
    </MessagesProvider>
  )
}

function AskedForm({ productId, known, isAsked }: Props) {
  const t = useTranslate()
  const [postalCode, setPostalCode] = useState(known)
  const { answer, isBusy, ask } = useDeliveryPromise(productId, known)
  const field = useRef<HTMLInputElement>(null)

  // The field takes the place of the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the field is there
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [])

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    ask(postalCode)
  }
  const refusal = answer && 'refusal' in answer ? t(answer.refusal, { postalCode: answer.postalCode }) : null
  return (
    <div className={styles.frame}>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          ref={field}
          label={t('delivery.postalCode')}
          name="postalCode"
          value={postalCode}
          autoComplete="postal-code"
          maxLength={20}
          error={refusal}
          onChange={({ target }) => setPostalCode(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('delivery.check')}
        </Button>
      </form>
      <div role="status">{answer && 'promise' in answer ? <Methods promise={answer.promise} /> : null}</div>
    </div>
  )
}

function Methods({ promise: { postalCode, currency, methods } }: { readonly promise: DeliveryPromise }) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const day = (text: string) => date(text, { weekday: 'short', day: 'numeric', month: 'short' })
  // The cut-off is a moment of the shopper's own day.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const moment = (text: string) =>
    date(text, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  const priceOf = ({ price, freeFrom }: DeliveryPromise['methods'][number]): string => {
    if (price === 0) return t('delivery.free')
    const own = amount(price, currency)
    return freeFrom === null ? own : t('delivery.freeOver', { amount: own, free: amount(freeFrom, currency) })
  }
  return (
    <>
      <p className={styles.heading}>{t('delivery.results', { postalCode })}</p>
      <ul className={styles.methods}>
        {methods.map((method) => (
          <li key={method.code}>
            <span className={styles.name}>{method.label}</span>
            <span>
              {t(method.earliest === method.latest ? 'delivery.day' : 'delivery.days', {
                from: day(method.earliest),
                to: day(method.latest),
              })}
            </span>
            <span className={styles.quiet}>
              {t('delivery.before', { moment: moment(method.orderBefore) })} · {priceOf(method)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
