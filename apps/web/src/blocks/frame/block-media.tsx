import type { BlockCommon, Media } from '@lacehouse/contracts'
import type { CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './block-media.module.css'

type Medias = NonNullable<BlockCommon['media']>
type Props = {
  readonly block: BlockCommon
  readonly sizes: string
  readonly largest: number
  readonly priority?: boolean
  /** The same aspect ratio at every width, instead of each picture's own. */
  readonly ratio?: string
  readonly className?: string
}

/** Shows a block's picture or film with its gradient and caption, a different one for each breakpoint (CMS-05, CMS-19). */
export function BlockMedia({ block, sizes, largest, priority = false, ratio, className }: Props) {
  const { media, captionText, captionPosition = 'bottom-left', captionStyle = 'plain', captionColor } = block
  if (!media) return null
  return (
    <figure className={classNames(styles.media, className)} style={toRatios(media, ratio)}>
      {media.sm.kind === 'video' ? (
        <Film media={media} />
      ) : (
        <Picture
          className={styles.picture}
          source={media.sm}
          art={listArt(media)}
          sizes={sizes}
          largest={largest}
          priority={priority}
          ratio="var(--ratio)"
        />
      )}
      <Gradient block={block} />
      {captionText ? (
        <figcaption
          className={styles.caption}
          data-position={captionPosition}
          data-style={captionStyle}
          style={{ color: captionColor }}
        >
          {captionText}
        </figcaption>
      ) : null}
    </figure>
  )
}

const wide = '(width >= 60rem)'
const medium = '(width >= 48rem)'

/** Lists the pictures of medium and large screens. Medium screens use the large picture if they have none. */
function listArt({ md, lg }: Medias) {
  const between = md ?? lg
  return [...(md && lg ? [{ media: wide, source: lg }] : []), ...(between ? [{ media: medium, source: between }] : [])]
}

const toRatio = ({ width, height }: Media) => `${width} / ${height}`

function toRatios({ sm, md, lg }: Medias, ratio?: string): CSSProperties {
  return {
    '--ratio-sm': ratio ?? toRatio(sm),
    '--ratio-md': ratio ?? toRatio(md ?? lg ?? sm),
    '--ratio-lg': ratio ?? toRatio(lg ?? md ?? sm),
  } as CSSProperties
}

/** A film loops without sound; visitors who prefer reduced motion see its first picture. */
function Film({ media: { sm, md, lg } }: { readonly media: Medias }) {
  return (
    <video className={styles.film} autoPlay muted loop playsInline aria-label={sm.alt} preload="metadata">
      {lg ? <source src={lg.url} media={wide} /> : null}
      {md ? <source src={md.url} media={medium} /> : null}
      <source src={sm.url} />
    </video>
  )
}

function Gradient({ block }: { readonly block: BlockCommon }) {
  const { gradient = 'none', gradientColor, gradientPosition = 'bottom' } = block
  if (gradient === 'none') return null
  return (
    <span
      className={styles.gradient}
      aria-hidden
      data-gradient={gradient}
      data-position={gradientPosition}
      style={gradientColor ? ({ '--gradient-color': gradientColor } as CSSProperties) : undefined}
    />
  )
}
