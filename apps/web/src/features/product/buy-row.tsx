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
  /** What stands in the button's place for goods of the stores alone. */
  readonly instead: ReactNode
  readonly place: Ref<HTMLDivElement>
}

/** The way into the cart, and beside it the heart of the colour that is looked at. */
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
