import type { ProductTile } from '@lacehouse/contracts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './hero.module.css'

/** Shows the hero's product over the corner of its picture. */
export function HeroProduct({ tile }: { readonly tile: ProductTile }) {
  return (
    <a className={styles.product} href={tile.url}>
      <Picture className={styles.thumb} source={{ ...tile.image, alt: '' }} sizes="5rem" largest={80} ratio="4 / 5" />
      <span className={styles.productWords}>
        <span className={styles.productName}>{tile.name}</span>
        <Price price={tile.price} currency={tile.currency} size="small" />
      </span>
    </a>
  )
}
