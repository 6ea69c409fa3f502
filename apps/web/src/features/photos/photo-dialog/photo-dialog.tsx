import type { SocialMedia } from '@lacehouse/contracts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SocialPicture } from '../../../components/photos/social-picture.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import styles from './photo-dialog.module.css'
import { ReportPhoto } from './report-photo.tsx'

export type PhotoArgs = {
  readonly title: string
  readonly photos: readonly SocialMedia[]
  /** The picture to begin with. */
  readonly start: number
}

/** Shows the pictures of a gallery one at a time with their words and products; keys, buttons and swiping lead on (CMS-16). */
export function PhotoDialog({ args: { title, photos, start } }: DialogProps<PhotoArgs, void>) {
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const { position, atStart, atEnd, moveTo } = useSlides(track, photos.length)
  const shown = photos[position]

  // Only scrolling brings the picture that was pressed into view.
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' })
  }, [start])

  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    moveTo(position + step)
  }
  return (
    <DialogFrame title={title || t('gallery.title')}>
      <div className={styles.photos}>
        <ul
          className={styles.track}
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={title || t('gallery.title')}
          onKeyDown={press}
        >
          {photos.map((photo, index) => (
            <li key={photo.mediaId} className={styles.slide} inert={index !== position}>
              {Math.abs(index - position) < 2 || index === start ? (
                <SocialPicture photo={photo} ratio="1" sizes="(width >= 48rem) 34rem, 100vw" largest={1080} />
              ) : null}
            </li>
          ))}
        </ul>
        <IconButton
          className={styles.previous}
          icon="chevron-left"
          label={t('gallery.previous')}
          disabled={atStart}
          onClick={() => moveTo(position - 1)}
        />
        <IconButton
          className={styles.next}
          icon="chevron-right"
          label={t('gallery.next')}
          disabled={atEnd}
          onClick={() => moveTo(position + 1)}
        />
      </div>
      {shown ? (
        <div className={styles.words} key={shown.mediaId}>
          <p className={styles.position} role="status">
            {t('common.carousel.slide', { position: position + 1, count: photos.length })}
          </p>
          <p className={styles.author}>{shown.author}</p>
          {shown.caption ? <p>{shown.caption}</p> : null}
          {shown.products.length > 0 ? (
            <>
              <h3 className={styles.heading}>{t('gallery.products')}</h3>
              <ul className={styles.products}>
                {shown.products.map(({ productId, name, url }) => (
                  <li key={productId}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <ReportPhoto mediaId={shown.mediaId} />
        </div>
      ) : null}
    </DialogFrame>
  )
}
