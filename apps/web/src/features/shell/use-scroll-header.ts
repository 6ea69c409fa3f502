import { type RefObject, useEffect, useRef, useState } from 'react'
import { createScrollHeader } from './scroll-header.ts'

/** Hides the header while the page is scrolled down, and never while something in it has the focus. */
export function useScrollHeader(): { header: RefObject<HTMLElement | null>; hidden: boolean } {
  const header = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(false)

  // Where the page is scrolled is known to the window alone.
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
