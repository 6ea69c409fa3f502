import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Announces the title of each new page, and moves the focus to its beginning like a full page load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // The effect reads the title from the document after the new page is rendered.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (type !== 'POP') document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, type])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
