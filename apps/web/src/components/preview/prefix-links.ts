import { toPreviewPath, toPublishedPath } from '@lacehouse/domain/page/preview-path'

const pagePath = /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/

/**
 * Adds the prefix of the preview to links that the browser itself follows: in a new window, to another locale. The router adds it to
 * those that it follows, and so needs the link without it.
 */
export function prefixLinks(): void {
  window.addEventListener('click', (event) => setPath(event, toPublishedPath), { capture: true })
  for (const name of ['click', 'auxclick', 'contextmenu'] as const)
    window.addEventListener(name, (event) => {
      if (!event.defaultPrevented) setPath(event, toPreviewPath)
    })
}

function setPath({ target }: Event, toPath: (path: string) => string): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || !pagePath.test(toPublishedPath(link.pathname))) return
  if (link.hasAttribute('data-published')) return
  const path = toPath(link.pathname)
  if (path !== link.pathname) link.pathname = path
}
