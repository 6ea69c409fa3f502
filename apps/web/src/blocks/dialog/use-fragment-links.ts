import { useEffect, useRef, useState } from 'react'

/**
 * Opens a dialog for links of the page to a fragment, and for an address that has it. Says whether it listens: until then the fragment
 * is a place in the page.
 */
export function useFragmentLinks(fragment: string, open: () => Promise<unknown>): boolean {
  const [isWatched, setWatched] = useState(false)
  const opening = useRef(open)
  opening.current = open

  // The links stand in blocks that never hydrate.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!isPlain || !link || !leadsTo(link, fragment)) return
      event.preventDefault()
      event.stopPropagation()
      // Not every browser focuses a link that is clicked; the focus comes back to it after the dialog.
      link.focus({ preventScroll: true })
      void opening.current()
    }
    document.addEventListener('click', follow, { capture: true })
    setWatched(true)
    if (location.hash === `#${fragment}`) {
      history.replaceState(history.state, '', location.pathname + location.search)
      // A press that came before the listener followed the link; the focus comes back to it after the dialog.
      const links = document.querySelectorAll<HTMLAnchorElement>(`a[href$="#${CSS.escape(fragment)}"]`)
      ;[...links].find((link) => leadsTo(link, fragment))?.focus({ preventScroll: true })
      void opening.current()
    }
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [fragment])

  return isWatched
}

const leadsTo = ({ href }: HTMLAnchorElement, fragment: string): boolean => {
  const { pathname, hash, origin } = new URL(href)
  return origin === location.origin && pathname === location.pathname && hash === `#${fragment}`
}
