import type { Product } from '@lacehouse/contracts'
import type { OfferedOption } from '@lacehouse/domain/product/option-availability'
import type { MessageKey } from '@lacehouse/messages'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './size-picker.module.css'

type Props = {
  readonly fit: Product['fit']
  readonly chart: Product['sizeChart']
  /** The shopper's own size, where the product comes in it. */
  readonly own: OfferedOption | undefined
}

/** Says how the product turns out, and whether the shopper's own size is here (CAT-05). */
export function SizeAdvice({ fit, chart, own }: Props) {
  const t = useTranslate()
  if (!fit && !own) return null
  const isHere = own?.availability === 'available' || own?.availability === 'lowStock'
  return (
    <div className={styles.advice}>
      {own ? <p>{t(isHere ? 'product.size.mineHere' : 'product.size.mineGone', { size: own.option.label })}</p> : null}
      {fit ? <p>{t(adviceOf[fit][chart === 'footwear' ? 'shoes' : 'clothes'])}</p> : null}
    </div>
  )
}

const adviceOf: Readonly<Record<NonNullable<Props['fit']>, Readonly<Record<'shoes' | 'clothes', MessageKey>>>> = {
  small: { shoes: 'product.fit.smallShoe', clothes: 'product.fit.small' },
  true: { shoes: 'product.fit.true', clothes: 'product.fit.true' },
  large: { shoes: 'product.fit.largeShoe', clothes: 'product.fit.large' },
}
