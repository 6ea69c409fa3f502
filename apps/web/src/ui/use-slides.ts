import { type RefObject, useEffect, useState } from 'react'

export type Slides = {
  /** The index of the visible page of slides. */
  readonly position: number
  readonly pages: number
  readonly atStart: boolean
  readonly atEnd: boolean
  readonly move: (direction: 1 | -1) => void
  readonly moveTo: (page: number) => void
}

type Place = Pick<Slides, 'position' | 'pages' | 'atStart' | 'atEnd'>

/** Tolerates fractions of pixels at either end. */
const slack = 2

/** Tracks the position of a scrolling list, and scrolls it by a page. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number): Slides {
  const [place, setPlace] = useState<Place>({ position: 0, pages: 1, atStart: true, atEnd: count < 2 })

  // The browser scrolls the list, so that only events tell its position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the number of slides changes the width
  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPlace((old) => keepSame(old, readPlace(element))))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    const resizes = new ResizeObserver(follow)
    resizes.observe(element)
    // Slides that become a grid, or grow with their font, change the room inside the list and not the list.
    if (element.lastElementChild) resizes.observe(element.lastElementChild)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', follow)
      resizes.disconnect()
    }
  }, [track, count])

  // The track's style decides whether scrolling is smooth, because some visitors prefer reduced motion.
  const scrollTo = (left: number) => track.current?.scrollTo({ left })
  const width = () => track.current?.clientWidth ?? 0
  return {
    ...place,
    move: (direction) => scrollTo((track.current?.scrollLeft ?? 0) + direction * width()),
    moveTo: (page) => scrollTo(page * width()),
  }
}

function readPlace({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place {
  const room = scrollWidth - clientWidth
  const pages = Math.max(1, Math.ceil((scrollWidth - slack) / clientWidth))
  const atEnd = scrollLeft >= room - slack
  return {
    position: atEnd ? pages - 1 : Math.round(scrollLeft / clientWidth),
    pages,
    atStart: scrollLeft <= slack,
    atEnd,
  }
}

const keepSame = (old: Place, next: Place) =>
  old.position === next.position && old.pages === next.pages && old.atStart === next.atStart && old.atEnd === next.atEnd
    ? old
    : next
