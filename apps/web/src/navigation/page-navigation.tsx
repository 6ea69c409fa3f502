import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { findPageLink } from './find-page-link.ts'

/** The milliseconds that a pointer rests on a link before its page is prefetched. */
const intentDelay = 65

/** Handles clicks on plain links and submits of search forms without a reload, and prefetches the page of a hovered link. */
export function PageNavigation() {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  // One listener serves the whole document, so that links are plain markup and need no component.
  useEffect(() => {
    const toPage = (address: string) => withPreservedQuery(address, location.href)
    const press = (event: MouseEvent) => {
      const link = findLink(event.target)
      if (!link || event.defaultPrevented) return
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const target = findPageLink({ link, current: location.href, button: event.button, modified })
      if (!target) return preserveQuery(link)
      event.preventDefault()
      const keepsPlace = link.hasAttribute('data-keep-scroll')
      navigate(toPage(target.pathname + target.search + target.hash), {
        preventScrollReset: keepsPlace,
        replace: link.hasAttribute('data-replace'),
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
      navigate(toPage(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = findLink(event.target)
      const target = link && findPageLink({ link, current: location.href, button: 0, modified: false })
      if (target) timer = setTimeout(() => setTarget(target.pathname + target.search), intentDelay)
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
