import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import type { GalleryPicture } from '../thumbnails.tsx'
import styles from './zoom-dialog.module.css'
import { type ZoomHandle, ZoomPicture } from './zoom-picture.tsx'

export type ZoomArgs = {
  readonly name: string
  readonly pictures: readonly GalleryPicture[]
  /** The picture to begin with. */
  readonly start: number
}

/** Pixels by which an arrow key moves an enlarged picture. */
const step = 120

/**
 * Shows a product's pictures in the whole window, one beside the other. A picture is enlarged by click, double tap, pinch, wheel,
 * button or `+`; arrow keys and swiping lead to its neighbours, or over the enlarged picture.
 */
export function ZoomDialog({ args }: DialogProps<ZoomArgs, void>) {
  const t = useTranslate()
  const { name, pictures, start } = args
  const track = useRef<HTMLUListElement>(null)
  const handles = useRef(new Map<number, ZoomHandle>())
  const { position, atStart, atEnd, moveTo } = useSlides(track, pictures.length)
  const [large, setLarge] = useState<number | null>(null)
  const isLarge = large === position

  // Only scrolling brings the picture that was pressed into view.
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' })
  }, [start])

  const show = (index: number) => {
    handles.current.get(position)?.reset()
    moveTo(index)
  }
  const press = (event: KeyboardEvent) => {
    const handle = handles.current.get(position)
    const direction = directions[event.key]
    if (event.key === '+' && !isLarge) handle?.toggle()
    else if (event.key === '-' && isLarge) handle?.toggle()
    else if (direction && isLarge) handle?.moveBy(direction[0] * step, direction[1] * step)
    else if (direction && direction[0] !== 0) show(position - direction[0])
    else return
    event.preventDefault()
  }
  return (
    <DialogFrame
      title={name}
      bleed
      floating
      start={
        <IconButton
          icon={isLarge ? 'minus' : 'zoom-in'}
          label={t('product.gallery.zoom')}
          aria-pressed={isLarge}
          onClick={() => handles.current.get(position)?.toggle()}
        />
      }
    >
      <div className={styles.pictures}>
        <ul
          className={styles.track}
          ref={track}
          data-large={isLarge || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={name}
          onKeyDown={press}
        >
          {pictures.map((picture, index) => (
            <ZoomPicture
              key={picture.url}
              picture={picture}
              isNear={Math.abs(index - position) < 2 || index === start}
              onHandle={(handle) => {
                handles.current.set(index, handle)
              }}
              onEnlarge={(enlarged) => setLarge((now) => (enlarged ? index : now === index ? null : now))}
            />
          ))}
        </ul>
        {pictures.length > 1 ? (
          <>
            <IconButton
              className={styles.previous}
              icon="chevron-left"
              label={t('common.carousel.previous')}
              disabled={atStart}
              onClick={() => show(position - 1)}
            />
            <IconButton
              className={styles.next}
              icon="chevron-right"
              label={t('common.carousel.next')}
              disabled={atEnd}
              onClick={() => show(position + 1)}
            />
            <p className={styles.position}>
              {t('product.gallery.picture', { position: position + 1, count: pictures.length })}
            </p>
          </>
        ) : null}
      </div>
    </DialogFrame>
  )
}

/** How an arrow key moves what is seen: the picture goes the other way. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
