import type { ProductTile as Tile } from '@lacehouse/contracts'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import { useServerData } from '../../rendering/server-data.ts'
import styles from './listing-results.module.css'
import { gridAttribute } from './use-shown-pages.ts'

type Props = {
  readonly page: number
  /** Empty in the browser where the server has written them (`load-listing.ts`). */
  readonly tiles: readonly Tile[]
  /** Nothing stands above the list, so that its first pictures are the page's. */
  readonly isOpening: boolean
}

const sizes = '(min-width:80rem) 22vw, (min-width:60rem) 26vw, (min-width:48rem) 31vw, 47vw'
/** Pictures that a phone shows at once. */
const firstPictures = 2

/** The products of one page of a listing. */
export function TileGrid({ page, tiles, isOpening }: Props) {
  const written = useServerData('tiles')
  return (
    <ul className={styles.grid} {...{ [gridAttribute]: page }}>
      {(written ?? tiles).map((tile, index) => (
        <li key={tile.id}>
          <ProductTile
            tile={tile}
            sizes={sizes}
            largest={400}
            priority={isOpening && index < firstPictures}
            showColours
          />
        </li>
      ))}
    </ul>
  )
}
