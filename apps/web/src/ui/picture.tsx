import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { toFallback, toSrcSet } from './picture-source.ts'

export type PictureSource = {
  /** Address without width and format. */
  readonly url: string
  readonly alt?: string
  readonly width: number
  readonly height: number
  /** The average colour, shown until the picture is loaded. */
  readonly placeholder?: string
  /** The picture in a few pixels, a GIF in base64, shown enlarged until the picture is loaded. */
  readonly preview?: string
  /** The point that a crop keeps: percentages from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number }
}

type Props = {
  readonly source: PictureSource | null | undefined
  /** Media conditions and widths, as in `<img sizes>`. */
  readonly sizes: string
  /** Largest width on the page in pixels. */
  readonly largest: number
  /** The aspect ratio of the box; the picture's own where it is absent. `4/5` is that of the style sheet. */
  readonly ratio?: string
  readonly fit?: 'cover' | 'contain'
  /** The picture is on the first screen and is fetched with priority. */
  readonly priority?: boolean
  /** Alternative pictures for wider windows; the first one whose condition holds is used. */
  readonly art?: readonly { readonly media: string; readonly source: PictureSource }[]
  readonly className?: string
  readonly style?: CSSProperties
}

/** Shows a picture in all formats and widths that the browser may choose from, in a box of constant size (CMS-19). */
export function Picture({ source, sizes, largest, ratio, fit = 'cover', priority, art = [], className, style }: Props) {
  if (!source) return <span className={classNames(styles.box, className)} style={{ aspectRatio: ratio, ...style }} />
  const { url, alt = '', width, height, placeholder, preview, focus } = source
  const fallback = toFallback(url, largest)
  const box: CSSProperties = {
    aspectRatio: ratio === '4/5' ? undefined : (ratio ?? `${width} / ${height}`),
    backgroundColor: placeholder,
    backgroundImage: preview && `url(data:image/gif;base64,${preview})`,
    ...style,
  }
  return (
    <picture className={classNames(styles.box, className)} style={box}>
      {art.map(({ media, source: other }) => (
        <Sources key={media} media={media} url={other.url} sizes={sizes} largest={largest} />
      ))}
      <source type="image/avif" srcSet={toSrcSet(url, 'avif', largest)} sizes={sizes} />
      <img
        className={styles.image}
        {...fallback}
        sizes={fallback.srcSet && sizes}
        alt={alt}
        width={ratio === '4/5' ? undefined : width}
        height={ratio === '4/5' ? undefined : height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        style={toImageStyle(fit, focus)}
      />
    </picture>
  )
}

/** Most pictures fill their box around the middle, which the style sheet says. */
function toImageStyle(fit: 'cover' | 'contain', focus: PictureSource['focus']): CSSProperties | undefined {
  if (fit === 'cover' && !focus) return undefined
  return { objectFit: fit, objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined }
}

function Sources({ media, url, sizes, largest }: { media: string; url: string; sizes: string; largest: number }) {
  return (
    <>
      <source media={media} type="image/avif" srcSet={toSrcSet(url, 'avif', largest)} sizes={sizes} />
      <source media={media} type="image/webp" srcSet={toSrcSet(url, 'webp', largest)} sizes={sizes} />
    </>
  )
}
