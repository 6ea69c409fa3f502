import type { Product } from '@lacehouse/contracts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import styles from './customiser-page.module.css'
import type { CanvasRenderer } from './use-canvas-renderer.ts'

type Props = {
  readonly name: string
  /** The server's pictures, which are seen until the browser has painted its own. */
  readonly pictures: Product['images'][string]
  readonly easel: CanvasRenderer
  /** The view that shows the part that is being painted, or null. */
  readonly wanted: string | null
}

/** All views of what is being painted: swiped through, chosen by their thumbnails, and pressed to choose the part (RT-07). */
export function PaintedGallery({ name, pictures, easel, wanted }: Props) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, moveTo } = useSlides(track, pictures.length)
  const count = pictures.length
  const seen = pictures[position]?.view
  const { look, attach, pick } = easel
  const wantedAt = pictures.findIndex(({ view }) => view === wanted)

  // The worker paints first, and in full, what is looked at.
  useEffect(() => {
    if (seen) look(seen)
  }, [seen, look])

  // A part that is about to be painted is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is the event, not another place
  useEffect(() => {
    if (wantedAt >= 0) moveTo(wantedAt)
  }, [wantedAt])

  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>, view: string) => {
    const { x, y } = toPicturePlace(nativeEvent, currentTarget)
    pick(view, { x, y })
  }
  const isPainted = easel.painted !== null && !easel.hasFailed
  return (
    <section
      className={styles.gallery}
      aria-label={t('product.gallery', { name })}
      data-painted={(isPainted && easel.painted) || undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.track} ref={track} tabIndex={0} aria-label={t('product.gallery', { name })}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for pointers; keys choose parts by their names
          <li key={picture.view} className={styles.slide} onClick={(event) => press(event, picture.view)}>
            <Picture
              className={styles.picture}
              source={picture}
              sizes="(width >= 60rem) 52vw, 100vw"
              largest={800}
              ratio="auto"
              priority={index === 0}
            />
            <canvas
              ref={(element) => attach(picture.view, 'canvas', element)}
              className={classNames(styles.canvas, isPainted && styles.shown)}
              aria-hidden
            />
          </li>
        ))}
      </ul>
      <ul className={styles.thumbs}>
        {pictures.map((picture, index) => (
          <li key={picture.view}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t('product.gallery.picture', { position: index + 1, count })}
              aria-current={index === position ? 'true' : undefined}
              onClick={() => moveTo(index)}
            >
              <Picture source={{ ...picture, alt: '' }} sizes="4.5rem" largest={72} ratio="4 / 5" />
              <canvas
                ref={(element) => attach(picture.view, 'thumb', element)}
                className={classNames(styles.canvas, isPainted && styles.shown)}
                aria-hidden
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const aspect = 4 / 5

/** Where a pointer is in the picture, in shares of it; the box shows the picture's middle and covers all of itself. */
function toPicturePlace({ clientX, clientY }: { clientX: number; clientY: number }, box: HTMLElement) {
  const { left, top, width, height } = box.getBoundingClientRect()
  const full = Math.max(width, height * aspect)
  return {
    x: (clientX - left - (width - full) / 2) / full,
    y: (clientY - top - (height - full / aspect) / 2) / (full / aspect),
  }
}
