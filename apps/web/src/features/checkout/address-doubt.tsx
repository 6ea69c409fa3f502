import { useEffect, useRef } from 'react'
import { type AddressValues, toShownAddress } from '../../components/address/address-fields.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './step-form.module.css'

type Props = {
  readonly typed: AddressValues
  readonly country: string
  readonly isBusy: boolean
  readonly onCorrect: () => void
  readonly onKeep: () => void
}

/**
 * Asks about an address that seems to lack its house number; the shopper corrects or keeps it, because some streets
 * have no numbers (CHK-01).
 */
export function AddressDoubt({ typed, country, isBusy, onCorrect, onKeep }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLElement>(null)

  // The question appears far from the button that caused it, so that it gets the focus.
  useEffect(() => {
    box.current?.focus()
  }, [])

  return (
    <section className={styles.suggestion} ref={box} tabIndex={-1} aria-labelledby="doubt">
      <h3 className={styles.heading} id="doubt">
        {t('checkout.address.incomplete.title')}
      </h3>
      <p>{t('checkout.address.incomplete.text')}</p>
      <AddressLines address={toShownAddress(typed, country)} />
      <div className={styles.choices}>
        <Button variant="action" busy={isBusy} onClick={onCorrect}>
          {t('checkout.address.incomplete.mend')}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={onKeep}>
          {t('checkout.address.incomplete.keep')}
        </Button>
      </div>
    </section>
  )
}
