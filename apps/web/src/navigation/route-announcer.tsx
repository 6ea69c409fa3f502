import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Says the title of each new page, and sets the focus to its beginning, as a full load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // The document's title is known to the document alone, and only once the page stands.
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
