import type { Product } from '@lacehouse/contracts'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSlides } from '../../ui/use-slides.ts'
import styles from './product-gallery.module.css'
import { Thumbnails } from './thumbnails.tsx'

export type GalleryProps = {
  readonly product: Product
  readonly color: string
}

/** Shows the pictures of one colour. They are swiped, chosen by thumbnails, or opened in large (CAT-05). */
export function ProductGallery({ product, color }: GalleryProps) {
  const { name } = product
  const pictures = listColorPictures(product, color)
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, moveTo } = useSlides(track, pictures.length)
  const count = pictures.length
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.track} ref={track} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              tabIndex={index === position ? 0 : -1}
              aria-label={`${t('product.gallery.zoom')}: ${picture.alt}`}
              onClick={() => openDialog('zoom', { name, pictures, start: index })}
              onPointerEnter={() => preloadDialog('zoom')}
            >
              <Picture
                source={picture}
                sizes="(min-width:60rem) 52vw, 100vw"
                largest={800}
                ratio="var(--ratio)"
                priority={index === 0}
              />
            </button>
          </li>
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

const listColorPictures = ({ images }: Product, color: string) => images[color] ?? Object.values(images)[0] ?? []
