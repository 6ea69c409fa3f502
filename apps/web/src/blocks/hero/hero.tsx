import type { HeroBlock } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockMedia } from '../frame/block-media.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { MediaLink } from '../frame/media-link.tsx'
import styles from './hero.module.css'
import { HeroProduct } from './hero-product.tsx'

/** Shows the first picture of a page, with text on or below it, or with a product (CMS-06). */
export function Hero({ block, priority, tiles }: BlockProps<HeroBlock>) {
  const { variant, align = 'left', productId } = block
  const tile = variant === 'product-overlay' && productId ? tiles[productId] : undefined
  const isInverse = variant !== 'block-below' && block.backdrop !== 'light'
  return (
    <BlockFrame block={block} className={styles.frame}>
      <div className={styles.hero} data-variant={variant} data-align={align} data-inverse={isInverse || undefined}>
        <MediaLink block={block}>
          <BlockMedia className={styles.media} block={block} sizes="100vw" largest={1000} priority={priority} />
        </MediaLink>
        <div className={styles.words}>
          <BlockWords block={block} titleStyle="display" align={align} inverse={isInverse && 'wide'} />
        </div>
        {tile ? <HeroProduct tile={tile} /> : null}
      </div>
    </BlockFrame>
  )
}
