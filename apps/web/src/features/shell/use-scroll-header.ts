import { type RefObject, useEffect, useRef, useState } from 'react'
import { createScrollHeader } from './scroll-header.ts'

/** Hides the header while the page is scrolled down, except while the focus or an open panel is in the header. */
export function useScrollHeader(): { header: RefObject<HTMLElement | null>; hidden: boolean } {
  const header = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(false)

  // The effect listens to the scroll position of the window.
  useEffect(() => {
    const scrollHeader = createScrollHeader((visible) => setHidden(!visible && !isInUse(header.current)))
    const follow = () => scrollHeader.scrolledTo(window.scrollY)
    const showFocused = () => setHidden(false)
    const element = header.current
    window.addEventListener('scroll', follow, { passive: true })
    element?.addEventListener('focusin', showFocused)
    return () => {
      scrollHeader.stop()
      window.removeEventListener('scroll', follow)
      element?.removeEventListener('focusin', showFocused)
    }
  }, [])

  return { header, hidden }
}

const isInUse = (header: HTMLElement | null) =>
  header !== null && (header.contains(document.activeElement) || header.querySelector(':popover-open') !== null)
