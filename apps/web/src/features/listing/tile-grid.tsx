import type { ProductTile as Tile } from '@lacehouse/contracts'
import type { ComponentProps } from 'react'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import { useServerData } from '../../rendering/server-data.ts'
import { SharedElement } from '../../rendering/shared-element.tsx'
import styles from './listing-results.module.css'
import { gridAttribute } from './use-shown-pages.ts'

type Props = {
  readonly page: number
  /** Empty in the browser where the server kept the products (`pack-listing.ts`). */
  readonly tiles: readonly Tile[]
  /** The list is the first content of the page, so that its first pictures are fetched with priority. */
  readonly isOpening: boolean
}

const sizes = '(width>=80rem)22vw,(width>=48rem)31vw,47vw'
/** The number of pictures that are visible on a phone without scrolling. */
const firstPictures = 2

/** Shows the products of one page of a listing. */
export function TileGrid({ page, tiles, isOpening }: Props) {
  const written = useServerData('tiles')
  return (
    <ul className={styles.grid} {...{ [gridAttribute]: page }}>
      {(written ?? tiles).map((tile, index) => (
        <Item
          key={tile.id}
          tile={tile}
          sizes={sizes}
          largest={400}
          priority={isOpening && index < firstPictures}
          showColours
        />
      ))}
    </ul>
  )
}

/** Other lists show the same product alike: each filter and each order of a category is a page. */
function Item(props: ComponentProps<typeof ProductTile>) {
  return (
    <SharedElement as="li" part={{ name: 'listed product', props }}>
      <ProductTile {...props} />
    </SharedElement>
  )
}
