import type { Product } from '@lacehouse/contracts'
import { useRef } from 'react'
import { openDialog, preloadDialog } from '../../dialogs/open-dialog.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSlides } from '../../ui/use-slides.ts'
import styles from './product-gallery.module.css'

export type GalleryPicture = Product['images'][string][number]
type Props = { readonly name: string; readonly pictures: readonly GalleryPicture[] }

/** The pictures of one colour: swiped through, chosen by their thumbnails, or looked at closely (CAT-05). */
export function ProductGallery({ name, pictures }: Props) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, moveTo } = useSlides(track, pictures.length)
  const count = pictures.length
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.track} ref={track} tabIndex={0} aria-label={t('product.gallery', { name })}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={`${t('product.gallery.zoom')}: ${picture.alt}`}
              onClick={() => openDialog('zoom', { name, pictures, start: index })}
              onPointerEnter={() => preloadDialog('zoom')}
            >
              <Picture
                source={picture}
                sizes="(min-width:60rem) 52vw, 100vw"
                largest={800}
                ratio="4 / 5"
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
          <ul className={styles.thumbs}>
            {pictures.map((picture, index) => (
              <li key={picture.url}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={t('product.gallery.picture', { position: index + 1, count })}
                  aria-current={index === position ? 'true' : undefined}
                  onClick={() => moveTo(index)}
                >
                  <Picture source={{ ...picture, alt: '' }} sizes="4.5rem" largest={72} ratio="4 / 5" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
