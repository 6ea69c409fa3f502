import type { ProductCarouselBlock as ProductCarouselDocument, ProductTile } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockLink } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import styles from './product-carousel-block.module.css'
import { toTileQuery } from './to-tile-query.ts'

type Props = BlockProps<ProductCarouselDocument>

/** Products in a carousel, chosen by hand or by a category; its link leads on before any script runs. */
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
        written={findWritten(block, tiles)}
      />
    </BlockFrame>
  )
}

/** The products that came with the page, where all of them did. */
function findWritten(
  { productIds = [] }: ProductCarouselDocument,
  tiles: Props['tiles'],
): readonly ProductTile[] | null {
  const written = productIds.flatMap((id) => tiles[id] ?? [])
  return written.length > 0 && written.length === productIds.length ? written : null
}
