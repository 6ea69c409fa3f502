import type { Product } from '@lacehouse/contracts'
import type { ReactNode, Ref } from 'react'
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx'
import { BuyButton } from './buy-button.tsx'
import styles from './buy-row.module.css'
import type { Buying } from './use-buying.ts'

type Props = {
  readonly product: Product
  readonly color: string
  readonly buying: Buying
  /** Replaces the button for products that are sold in stores only. */
  readonly instead: ReactNode
  readonly place: Ref<HTMLDivElement>
}

/** Shows the buy button and the favourite button of the current colour. */
export function BuyRow({ product, color, buying, instead, place }: Props) {
  return (
    <div ref={place} className={styles.row}>
      {instead ?? <BuyButton buying={buying} />}
      <FavouriteButton
        className={styles.heart}
        id={color ? `${product.id}-${color}` : product.id}
        name={product.name}
      />
    </div>
  )
}
