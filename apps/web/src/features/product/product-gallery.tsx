import type { Product } from '@lacehouse/contracts'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSlides } from '../../ui/use-slides.ts'
import { PictureSlide } from './picture-slide.tsx'
import styles from './product-gallery.module.css'
import { type GalleryPicture, Thumbnails } from './thumbnails.tsx'

export type GalleryProps = {
  readonly name: string
  readonly pictures: readonly GalleryPicture[]
  /** Large screens show the pictures of shoes as squares, because their height is the window's. */
  readonly isSquare: boolean
  /** Of all colours; the gallery of pictures alone shows none. */
  readonly media?: Product['media']
  readonly color: string
}

/** Shows the pictures of one colour. They are swiped, chosen by thumbnails, or opened in large (CAT-05). */
export function ProductGallery({ name, pictures, isSquare }: GalleryProps) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, moveTo } = useSlides(track, pictures.length)
  const count = pictures.length
  return (
    <section className={styles.gallery} data-square={isSquare || undefined} aria-label={t('product.gallery', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.track} ref={track} tabIndex={0}>
        {pictures.map((picture, index) => (
          <PictureSlide key={picture.url} name={name} pictures={pictures} index={index} isShown={index === position} />
        ))}
      </ul>
      <span className={styles.zoom} aria-hidden>
        <Icon name="zoom-in" />
      </span>
      {count > 1 ? (
        <>
          <p className={styles.position} aria-hidden>
            {position + 1} / {count}
          </p>
          <Thumbnails pictures={pictures} position={position} onSelect={moveTo} className={styles.thumbnails} />
        </>
      ) : null}
    </section>
  )
}
