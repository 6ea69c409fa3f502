import { Suspense, useEffect, useRef, useState } from 'react'
import { useIsBrowser } from '../../../client/use-is-browser.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import gallery from '../product-gallery.module.css'
import type { GalleryPicture } from '../thumbnails.tsx'
import styles from './media-slide.module.css'
import { ModelView, SpinView, VideoView } from './media-views.ts'
import type { Medium } from './medium.ts'

type Props = {
  readonly medium: Medium
  readonly poster: GalleryPicture | undefined
  /** Whether the gallery shows this slide now. */
  readonly isShown: boolean
}

/** A medium in the gallery: its poster, and in its place the medium itself once it is chosen. */
export function MediaSlide({ medium, poster, isShown }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // The pressed button is replaced, so that the focus has to be given back to the next one.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => setOpen(false)
  return (
    <li
      className={classNames(gallery.slide, styles.slide, medium.kind !== 'video' && styles.scripted)}
      inert={!isShown && isOpen}
    >
      {isOpen ? (
        <Suspense fallback={<Poster poster={poster} isWaiting />}>
          {medium.kind === 'video' ? <VideoView medium={medium} isShown={isShown} onClose={close} /> : null}
          {medium.kind === 'spin' ? <SpinView medium={medium} isShown={isShown} onClose={close} /> : null}
          {medium.kind === 'model' ? <ModelView medium={medium} onClose={close} /> : null}
        </Suspense>
      ) : (
        <Opener medium={medium} poster={poster} isShown={isShown} opener={opener} onOpen={() => setOpen(true)} />
      )}
    </li>
  )
}

type OpenerProps = Props & {
  readonly opener: React.RefObject<HTMLButtonElement | null>
  readonly onOpen: () => void
}

/** Without scripts a video is a link to its file. */
function Opener({ medium, poster, isShown, opener, onOpen }: OpenerProps) {
  const isBrowser = useIsBrowser()
  const tabIndex = isShown ? 0 : -1
  const file = medium.kind === 'video' ? medium.sources.find(({ type }) => type === 'video/mp4')?.url : undefined
  const content = (
    <>
      <Poster poster={poster} />
      <span className={styles.sign}>
        <Icon name={medium.kind === 'video' ? 'play' : 'rotate-ccw'} size={28} filled={medium.kind === 'video'} />
        {medium.label}
      </span>
    </>
  )
  if (!isBrowser && file)
    return (
      <a className={styles.open} href={file} tabIndex={tabIndex} aria-label={medium.alt} data-native>
        {content}
      </a>
    )
  return (
    <button
      type="button"
      className={styles.open}
      ref={opener}
      tabIndex={tabIndex}
      aria-label={medium.alt}
      onClick={onOpen}
    >
      {content}
    </button>
  )
}

function Poster({ poster, isWaiting }: { readonly poster: GalleryPicture | undefined; readonly isWaiting?: boolean }) {
  return (
    <>
      <Picture
        source={poster && { ...poster, alt: '' }}
        sizes="(min-width:60rem) 52vw, 100vw"
        largest={800}
        ratio="var(--ratio)"
        className={styles.poster}
      />
      {isWaiting ? (
        <span className={styles.sign}>
          <Spinner />
        </span>
      ) : null}
    </>
  )
}
