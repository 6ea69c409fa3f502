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
  /** The price to which the reduction of the variant with the lowest price refers. */
  readonly originalOfLowest?: number | undefined
}

type Props = {
  /** Decimal amounts as the API sends them. */
  readonly price: PriceAmounts
  readonly currency: string
  readonly size?: 'small' | 'medium' | 'large'
  /** Shows the reduction in percent, in words or, where there is little room, as a number. */
  readonly showPercent?: boolean | 'short'
}

/** Finds the earlier price that is struck beside the current one; null where nothing is reduced. */
export function findStruckPrice(price: PriceAmounts): number | null {
  const isRange = price.lowCurrent < price.highCurrent
  const before = price.originalOfLowest ?? (isRange ? price.lowCurrent : price.lowOriginal)
  return before > price.lowCurrent ? before : null
}

/** Shows a price, or the lowest one of a range, and the earlier price of that same variant (CAT-10). */
export function Price({ price, currency, size = 'medium', showPercent = false }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const isRange = price.lowCurrent < price.highCurrent
  const lowest = amount(price.lowCurrent, currency)
  const current = isRange ? t('common.price.from', { price: lowest }) : lowest
  const before = findStruckPrice(price)
  if (before === null) return <span className={classNames(styles.price, styles[size])}>{current}</span>
  const original = amount(before, currency)
  const percent = Math.round((1 - price.lowCurrent / before) * 100)
  return (
    <span className={classNames(styles.price, styles[size])}>
      <VisuallyHidden>
        {`${t('common.price.now', { price: current })} ${t('common.price.was', { price: original })}`}
      </VisuallyHidden>
      <span className={styles.reduced} aria-hidden>
        {current}
      </span>
      <s className={styles.before} aria-hidden>
        {original}
      </s>
      {showPercent && percent > 0 ? (
        <span className={styles.percent}>
          {t(showPercent === 'short' ? 'common.price.offShort' : 'common.price.off', { percent })}
        </span>
      ) : null}
    </span>
  )
}
