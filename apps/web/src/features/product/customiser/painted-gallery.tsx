import type { Product } from '@lacehouse/contracts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import { Thumbnails } from '../thumbnails.tsx'
import styles from './customiser-page.module.css'
import type { CanvasRenderer } from './use-canvas-renderer.ts'

type Props = {
  readonly name: string
  /** The server's pictures, shown until the browser has painted its own. */
  readonly pictures: Product['images'][string]
  readonly renderer: CanvasRenderer
  /** The view that shows the chosen part, or null. */
  readonly requested: string | null
}

/** Shows all views of the product while it is painted. A press on a view chooses the part at that place (RT-07). */
export function PaintedGallery({ name, pictures, renderer, requested }: Props) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, moveTo } = useSlides(track, pictures.length)
  const seen = pictures[position]?.view
  const { look, attach, pick } = renderer
  const requestedIndex = pictures.findIndex(({ view }) => view === requested)

  // The worker paints the visible view first, and in full.
  useEffect(() => {
    if (seen) look(seen)
  }, [seen, look])

  // A view that shows the chosen part is scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another view is requested, not when the gallery moves
  useEffect(() => {
    if (requestedIndex >= 0) moveTo(requestedIndex)
  }, [requestedIndex])

  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>, view: string) => {
    const { x, y } = toPicturePlace(nativeEvent, currentTarget)
    pick(view, { x, y })
  }
  const isPainted = renderer.painted !== null && !renderer.hasFailed
  return (
    <section
      className={styles.gallery}
      aria-label={t('product.gallery', { name })}
      data-painted={(isPainted && renderer.painted) || undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.track} ref={track} tabIndex={0}>
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
      <Thumbnails
        pictures={pictures}
        position={position}
        onSelect={moveTo}
        className={styles.thumbnails}
        overlay={({ view }) => (
          <canvas
            ref={(element) => attach(view, 'thumb', element)}
            className={classNames(styles.canvas, isPainted && styles.shown)}
            aria-hidden
          />
        )}
      />
    </section>
  )
}

const aspect = 4 / 5

/** Converts a pointer's place to fractions of the picture, of which the box shows the middle (object-fit: cover). */
function toPicturePlace({ clientX, clientY }: { clientX: number; clientY: number }, box: HTMLElement) {
  const { left, top, width, height } = box.getBoundingClientRect()
  const full = Math.max(width, height * aspect)
  return {
    x: (clientX - left - (width - full) / 2) / full,
    y: (clientY - top - (height - full / aspect) / 2) / (full / aspect),
  }
}
