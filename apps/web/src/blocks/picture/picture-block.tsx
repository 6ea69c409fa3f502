import type { PictureBlock as PictureDocument } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockMedia } from '../frame/block-media.tsx'
import { MediaLink } from '../frame/media-link.tsx'
import styles from './picture-block.module.css'

const sizes = { text: '(width >= 48rem) 42rem, 100vw', wide: '(width >= 60rem) 67vw, 100vw', full: '100vw' } as const

/** Shows a picture alone, with its caption, as a link where the document has one (CMS-16). */
export function PictureBlock({ block, priority }: BlockProps<PictureDocument>) {
  const { width = 'full' } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.block} data-width={width}>
        <MediaLink block={block}>
          <BlockMedia block={block} sizes={sizes[width]} largest={1000} priority={priority} />
        </MediaLink>
      </div>
    </BlockFrame>
  )
}
