import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { findPageLink } from './find-page-link.ts'
import { countDialogEntries, dialogEntries } from './page-entry.ts'
import { usePageNavigate } from './use-page-navigate.ts'

/** The milliseconds that a pointer rests on a link before its page is prefetched. */
const intentDelay = 65

/** Handles clicks on plain links and submits of search forms without a reload, and prefetches the page of a hovered link. */
export function PageNavigation() {
  const navigate = usePageNavigate()
  const { key } = useLocation()
  const [target, setTarget] = useState<string | null>(null)

  // The history is outside of React: the effect compares it with the page that the router has just shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => {
    dialogEntries.notePage()
    // A reload leaves the entry of a dialog, and so does a way back from another document.
    if (countDialogEntries() > 0) void import('./dialog-entries.ts')
  }, [key])

  // One listener serves the whole document, so that links are plain markup and need no component.
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = findLink(event.target)
      if (!link || event.defaultPrevented) return
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const target = findPageLink({ link, current: location.href, button: event.button, modified })
      if (!target) return preserveQuery(link)
      event.preventDefault()
      const keepsPlace = link.hasAttribute('data-keep-scroll')
      navigate(target.pathname + target.search + target.hash, {
        preventScrollReset: keepsPlace,
        replace: link.hasAttribute('data-replace') || target.href === location.href,
        viewTransition: !keepsPlace && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
    }
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || form.method !== 'get' || !form.hasAttribute('data-navigate')) return
      event.preventDefault()
      const fields = [...new FormData(form, event.submitter)].filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      )
      navigate(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = findLink(event.target)
      const target = link && findPageLink({ link, current: location.href, button: 0, modified: false })
      // Without a connection the router would reload the page for a route whose code it cannot fetch.
      if (target && navigator.onLine) timer = setTimeout(() => setTarget(target.pathname + target.search), intentDelay)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', press, { signal })
    document.addEventListener('submit', send, { signal })
    for (const name of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(name, intend, { signal, passive: true })
    }
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [navigate])

  return target ? <PrefetchPageLinks key={target} page={target} /> : null
}

const findLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Adds the preserved parameters to a link that the browser follows itself, for example to another locale (RT-06). */
function preserveQuery(link: HTMLAnchorElement): void {
  const target = URL.parse(link.href)
  if (target?.origin !== location.origin || target.hash) return
  link.href = withPreservedQuery(link.href, location.href)
}
