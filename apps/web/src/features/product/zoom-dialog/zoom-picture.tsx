import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import type { GalleryPicture } from '../thumbnails.tsx'
import styles from './zoom-dialog.module.css'

export type ZoomHandle = {
  /** Enlarges the picture around its middle, or shows it whole again. */
  readonly toggle: () => void
  readonly reset: () => void
  /** Moves an enlarged picture by pixels of the window. */
  readonly moveBy: (x: number, y: number) => void
}

type Props = {
  readonly picture: GalleryPicture
  /** False leaves the picture out until its neighbour is shown. */
  readonly isNear: boolean
  readonly onHandle: (handle: ZoomHandle) => void
  readonly onEnlarge: (isEnlarged: boolean) => void
}

/** The scale of a click, a double tap and the button; pinching and the wheel go further. */
const enlarged = 2.5
const most = 5
/** Pixels that a pointer may move between press and release of a click, and between two taps. */
const slack = 24
/** Milliseconds between the two taps of a double tap. */
const pause = 300

/** One picture that fits into the window, and may be enlarged and moved. */
export function ZoomPicture({ picture, isNear, onHandle, onEnlarge }: Props) {
  const { content, isLarge, toggleAt } = useZoom(isNear, { onHandle, onEnlarge })
  const pressed = useRef({ x: 0, y: 0 })
  const tapped = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY })

  const press = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y }
  }
  // A touch needs a double tap, so that a single one does not get in the way of swiping.
  const release = ({ clientX: x, clientY: y, pointerType, timeStamp: at, button }: PointerEvent) => {
    if (button !== 0 || !isNearTo(pressed.current, { x, y })) return
    const isDouble = at - tapped.current.at < pause && isNearTo(tapped.current, { x, y })
    tapped.current = { x, y, at: isDouble ? Number.NEGATIVE_INFINITY : at }
    if (pointerType === 'mouse' || isDouble) toggleAt(x, y)
  }
  return (
    <li
      className={styles.slide}
      data-large={isLarge || undefined}
      onPointerDownCapture={press}
      onPointerUpCapture={release}
    >
      {isNear ? (
        <div className={styles.content} ref={content}>
          <Picture
            className={styles.picture}
            source={picture}
            sizes={isLarge ? '2000px' : '100vw'}
            largest={1000}
            fit="contain"
          />
        </div>
      ) : null}
    </li>
  )
}

/** The library measures the picture to keep it in its box, so that an animation would falsify the next change. */
const still = { animate: false }

const isEnlarged = (zoom: PanzoomObject) => zoom.getScale() > 1.01

type Place = { readonly x: number; readonly y: number }

const isNearTo = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) < slack

/** Connects the picture with the library that pinches, turns the wheel and moves; it knows nothing of React. */
function useZoom(isNear: boolean, { onHandle, onEnlarge }: Pick<Props, 'onHandle' | 'onEnlarge'>) {
  const content = useRef<HTMLDivElement>(null)
  const zoom = useRef<PanzoomObject>(null)
  const [isLarge, setIsLarge] = useState(false)

  const toggleAt = (clientX: number, clientY: number) => {
    const { current } = zoom
    if (!current) return
    if (isEnlarged(current)) current.reset(still)
    else current.zoomToPoint(enlarged, { clientX, clientY }, still)
  }

  // The library works on the element itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is attached once while it is shown
  useEffect(() => {
    const element = content.current
    const box = element?.parentElement
    if (!element || !box) return
    const made = Panzoom(element, {
      maxScale: most,
      minScale: 1,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      touchAction: '',
      cursor: '',
      handleStartEvent: (event) => {
        // The press of a whole picture is the list's, which is swiped.
        if (isEnlarged(made)) event.preventDefault()
      },
    })
    const follow = () => {
      setIsLarge(isEnlarged(made))
      onEnlarge(isEnlarged(made))
    }
    zoom.current = made
    onHandle({
      toggle: () => {
        const { left, top, width, height } = box.getBoundingClientRect()
        toggleAt(left + width / 2, top + height / 2)
      },
      reset: () => made.reset(still),
      moveBy: (x, y) => made.pan(x / made.getScale(), y / made.getScale(), { ...still, relative: true }),
    })
    element.addEventListener('panzoomchange', follow)
    box.addEventListener('wheel', made.zoomWithWheel, { passive: false })
    return () => {
      element.removeEventListener('panzoomchange', follow)
      box.removeEventListener('wheel', made.zoomWithWheel)
      made.destroy()
      zoom.current = null
    }
  }, [isNear])

  return { content, isLarge, toggleAt }
}
