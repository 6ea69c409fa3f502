import type { ProductCarouselBlock as ProductCarouselDocument } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockLink } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import styles from './product-carousel-block.module.css'
import type { TileQuery } from './use-near-tiles.ts'

/** Products in a carousel, chosen by hand or by a category; its link leads on before any script runs. */
export function ProductCarouselBlock({ block }: BlockProps<ProductCarouselDocument>) {
  const { title, name, cards = 5, textLink } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.head}>
        <BlockWords block={{ ...block, targets: undefined }} titleStyle="title" />
        {textLink ? <BlockLink target={{ style: 'link', ...textLink }} /> : null}
      </div>
      <ProductCarousel title={title ?? name ?? ''} query={toTileQuery(block)} cards={cards} />
    </BlockFrame>
  )
}

/** What the block asks the catalogue for; products chosen by hand win. */
export const toTileQuery = ({ productIds, categoryId, sort }: ProductCarouselDocument): TileQuery =>
  productIds && productIds.length > 0
    ? { ids: productIds.join(','), limit: Math.min(productIds.length, 24) }
    : { categoryId, sort, limit: 12 }
