import { useFormat } from '../i18n/use-format.ts'
import { useTranslate } from '../i18n/use-text.ts'
import { classNames } from './class-names.ts'
import styles from './price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceAmounts = {
  readonly lowCurrent: number
  readonly highCurrent: number
  readonly lowOriginal: number
  readonly highOriginal: number
}

type Props = {
  /** Decimal amounts as the API sends them. */
  readonly price: PriceAmounts
  readonly currency: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly showPercent?: boolean
}

/** Shows a price or a price range, and the earlier price of a reduced one (CAT-10). */
export function Price({ price, currency, size = 'medium', showPercent = false }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const write = (low: number, high: number) =>
    low === high
      ? amount(low, currency)
      : t('common.price.range', { low: amount(low, currency), high: amount(high, currency) })
  const reduced = price.lowCurrent < price.lowOriginal || price.highCurrent < price.highOriginal
  const current = write(price.lowCurrent, price.highCurrent)
  if (!reduced) return <span className={classNames(styles.price, styles[size])}>{current}</span>
  const original = write(price.lowOriginal, price.highOriginal)
  const percent = Math.round((1 - price.lowCurrent / price.lowOriginal) * 100)
  return (
    <span className={classNames(styles.price, styles[size])}>
      <VisuallyHidden>
        {t('common.price.now', { price: current })} {t('common.price.was', { price: original })}
      </VisuallyHidden>
      <span className={styles.reduced} aria-hidden>
        {current}
      </span>
      <s className={styles.before} aria-hidden>
        {original}
      </s>
      {showPercent && percent > 0 ? <span className={styles.percent}>{t('common.price.off', { percent })}</span> : null}
    </span>
  )
}
