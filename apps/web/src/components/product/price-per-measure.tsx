import type { PricePerMeasureReply } from '@lacehouse/contracts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './price-per-measure.module.css'

type Props = { readonly value: PricePerMeasureReply | undefined; readonly currency: string }

/** Shows what a litre, a kilogram or a metre costs, beside the price, for goods whose server price has it. */
export function PricePerMeasure({ value, currency }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  if (!value) return null
  return (
    <span className={styles.measure}>
      {t('common.price.perMeasure', { price: amount(value.amount, currency), measure: value.measure })}
    </span>
  )
}
