import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { type RefObject, useEffect, useState } from 'react'
import { priceOfChoice } from '../../components/product/price-of-choice.ts'
import { Price } from '../../ui/price.tsx'
import styles from './buy-bar.module.css'
import { BuyButton } from './buy-button.tsx'
import type { Buying } from './use-buying.ts'

type Props = {
  readonly product: Product
  readonly choice: Choice
  readonly buying: Buying
  /** The button on the page; the bar is hidden while it is visible. */
  readonly main: RefObject<HTMLElement | null>
}

/** Shows the buy button at the bottom of phones while the one on the page is out of view. */
export function BuyBar({ product, choice, buying, main }: Props) {
  const isNeeded = !useIsInView(main)
  return (
    <div className={styles.bar} data-shown={isNeeded || undefined} inert={!isNeeded}>
      <div className={styles.words}>
        <p className={styles.name}>{product.name}</p>
        <Price price={priceOfChoice(product, choice)} currency={product.currency} size="small" />
      </div>
      <div className={styles.button}>
        <BuyButton buying={buying} isCompact />
      </div>
    </div>
  )
}

function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true)

  // The effect observes the viewport.
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? true))
    if (element.current) watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])

  return isInView
}
