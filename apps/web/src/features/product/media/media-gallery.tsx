import { listMediaOfColour } from '@lacehouse/domain/product/product-media'
import { useRef } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import gallery from '../product-gallery.module.css'
import type { GalleryProps } from '../product-gallery.tsx'
import { type GalleryPicture, Thumbnails } from '../thumbnails.tsx'
import styles from './media-gallery.module.css'
import { MediaSlide } from './media-slide.tsx'
import type { Medium } from './medium.ts'
import { PictureSlide } from './picture-slide.tsx'

/**
 * Shows the pictures of one colour, and after them its videos, 360-degree views and models (CAT-05). They are shown in their place;
 * the large view holds pictures only. Nothing of them is fetched before they are chosen.
 */
export function MediaGallery({ product, color }: GalleryProps) {
  const { name, images, media = [] } = product
  const pictures = images[color] ?? Object.values(images)[0] ?? []
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const shown = listMediaOfColour(media, color).map((medium) => ({
    medium,
    key: keyOf(medium),
    poster: findPoster(medium, pictures),
  }))
  const count = pictures.length + shown.length
  const { position, moveTo } = useSlides(track, count)
  const thumbnails = [
    ...pictures,
    ...shown.flatMap(({ medium, key, poster }) => (poster ? [{ ...poster, view: key, label: medium.alt }] : [])),
  ]
  return (
    <section className={gallery.gallery} aria-label={t('product.gallery', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={gallery.track} ref={track} tabIndex={0}>
        {pictures.map((picture, index) => (
          <PictureSlide key={picture.url} name={name} pictures={pictures} index={index} isShown={index === position} />
        ))}
        {shown.map(({ medium, key, poster }, index) => (
          <MediaSlide key={key} medium={medium} poster={poster} isShown={pictures.length + index === position} />
        ))}
      </ul>
      {position < pictures.length ? (
        <>
          <span className={gallery.zoom} aria-hidden>
            <Icon name="zoom-in" />
          </span>
          <p className={gallery.position} aria-hidden>
            {position + 1} / {count}
          </p>
        </>
      ) : null}
      <p className={styles.jumps}>
        {shown.map(({ medium, key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.jump}
            aria-label={medium.alt}
            aria-current={pictures.length + index === position ? 'true' : undefined}
            onClick={() => moveTo(pictures.length + index)}
          >
            {medium.label}
          </button>
        ))}
      </p>
      <div className={styles.column}>
        <Thumbnails
          pictures={thumbnails}
          position={position}
          onSelect={moveTo}
          className={styles.thumbnails}
          overlay={({ view }) => <Mark label={shown.find(({ key }) => key === view)?.medium.label} />}
        />
      </div>
    </section>
  )
}

function Mark({ label }: { readonly label: string | undefined }) {
  return label ? <span className={styles.mark}>{label}</span> : null
}

const findPoster = ({ poster }: Medium, pictures: readonly GalleryPicture[]) =>
  pictures.find(({ view }) => view === poster) ?? pictures[0]

/** No two media of a product are the same file. */
function keyOf(medium: Medium): string {
  if (medium.kind === 'video') return medium.sources[0]?.url ?? medium.kind
  return medium.kind === 'spin' ? (medium.frames[0] ?? medium.kind) : medium.url
}
