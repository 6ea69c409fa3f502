import { useEffect, useRef } from 'react'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { type AddressValues, toShownAddress } from './address-fields.ts'
import styles from './step-form.module.css'

type Props = {
  readonly typed: AddressValues
  readonly country: string
  readonly isBusy: boolean
  readonly onMend: () => void
  readonly onKeep: () => void
}

/** An address that seems to lack its house number, to be mended or not: there are streets without any (CHK-01). */
export function AddressDoubt({ typed, country, isBusy, onMend, onKeep }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLElement>(null)

  // The question came up in answer to a button far below it.
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
        <Button variant="action" busy={isBusy} onClick={onMend}>
          {t('checkout.address.incomplete.mend')}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={onKeep}>
          {t('checkout.address.incomplete.keep')}
        </Button>
      </div>
    </section>
  )
}
