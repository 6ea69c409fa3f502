import type { ProductCarouselBlock as ProductCarouselDocument, ProductTile } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockLink } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import styles from './product-carousel-block.module.css'
import { toTileQuery } from './to-tile-query.ts'

type Props = BlockProps<ProductCarouselDocument>

/** Shows products of a list or a category in a carousel; its link works without scripts. */
export function ProductCarouselBlock({ block, tiles }: Props) {
  const { title, name, cards = 5, textLink } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.head}>
        <BlockWords block={{ ...block, targets: undefined }} titleStyle="title" />
        {textLink ? <BlockLink target={{ style: 'link', ...textLink }} /> : null}
      </div>
      <ProductCarousel
        title={title ?? name ?? ''}
        query={toTileQuery(block)}
        cards={cards}
        included={findIncluded(block, tiles)}
      />
    </BlockFrame>
  )
}

/** Finds the products that came with the page, if all of them did. */
function findIncluded(
  { productIds = [] }: ProductCarouselDocument,
  tiles: Props['tiles'],
): readonly ProductTile[] | null {
  const included = productIds.flatMap((id) => tiles[id] ?? [])
  return included.length > 0 && included.length === productIds.length ? included : null
}
