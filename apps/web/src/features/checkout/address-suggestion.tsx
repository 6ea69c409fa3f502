import { useEffect, useRef } from 'react'
import { type AddressValues, toShownAddress } from '../../components/address/address-fields.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './step-form.module.css'

type Props = {
  readonly suggested: AddressValues
  readonly typed: AddressValues
  readonly country: string
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onKeep: () => void
}

/** Proposes a corrected address, which the shopper accepts or declines (CHK-01). */
export function AddressSuggestion({ suggested, typed, country, isBusy, onAccept, onKeep }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLElement>(null)

  // The question appears far from the button that caused it, so that it gets the focus.
  useEffect(() => {
    box.current?.focus()
  }, [])

  return (
    <section className={styles.suggestion} ref={box} tabIndex={-1} aria-labelledby="suggestion">
      <h3 className={styles.heading} id="suggestion">
        {t('checkout.address.suggestion.title')}
      </h3>
      <p>{t('checkout.address.suggestion.text')}</p>
      <dl className={styles.both}>
        <div>
          <dt>{t('checkout.address.suggestion.ours')}</dt>
          <dd>
            <AddressLines address={toShownAddress({ ...typed, ...suggested }, country)} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.address.suggestion.yours')}</dt>
          <dd>
            <AddressLines address={toShownAddress(typed, country)} />
          </dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button variant="action" busy={isBusy} onClick={onAccept}>
          {t('checkout.address.suggestion.take')}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={onKeep}>
          {t('checkout.address.suggestion.keep')}
        </Button>
      </div>
    </section>
  )
}
