import type { Product } from '@lacehouse/contracts'
import type { OfferedOption } from '@lacehouse/domain/product/option-availability'
import type { MessageKey } from '@lacehouse/messages'
import { useEffect } from 'react'
import { useMySize } from '../../client/products/my-sizes.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './size-advice.module.css'

type Props = {
  readonly product: Product
  readonly offered: readonly OfferedOption[]
  /** Reports the shopper's own size, which the picker marks. */
  readonly onFind: (size: string | null) => void
}

/** Says how the product turns out, and whether the shopper's own size is here (CAT-05). */
export function SizeAdvice({ product, offered, onFind }: Props) {
  const mySize = useMySize(product)

  // The browser's memory is read by code that the page does not wait for.
  useEffect(() => {
    onFind(mySize)
  }, [mySize, onFind])

  const own = offered.find(({ option }) => option.value === mySize)
  if (!product.fit && !own) return null
  return (
    <MessagesProvider areas={['sizes']}>
      <Advice fit={product.fit} chart={product.sizeChart} own={own} />
    </MessagesProvider>
  )
}

type AdviceProps = {
  readonly fit: Product['fit']
  readonly chart: Product['sizeChart']
  readonly own: OfferedOption | undefined
}

function Advice({ fit, chart, own }: AdviceProps) {
  const t = useTranslate()
  const isHere = own?.availability === 'available' || own?.availability === 'lowStock'
  return (
    <div className={styles.advice}>
      {fit ? <p>{t(adviceOf[fit][chart === 'footwear' ? 'shoes' : 'clothes'])}</p> : null}
      {own ? <p>{t(isHere ? 'sizes.mine.here' : 'sizes.mine.gone', { size: own.option.label })}</p> : null}
    </div>
  )
}

const adviceOf: Readonly<Record<NonNullable<AdviceProps['fit']>, Readonly<Record<'shoes' | 'clothes', MessageKey>>>> = {
  small: { shoes: 'sizes.fit.smallShoe', clothes: 'sizes.fit.small' },
  true: { shoes: 'sizes.fit.true', clothes: 'sizes.fit.true' },
  large: { shoes: 'sizes.fit.largeShoe', clothes: 'sizes.fit.large' },
}
