import { markReady } from '../../hydration/early-interactions.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-location-link]') : null

/**
 * Opens the dialog of country and language for links that lead to the page of the same choice. The footer is a static part
 * without code, so that this listener handles its links.
 */
function watchLocationLinks(): void {
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const link = isPlain ? findLink(event) : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    // Not every browser focuses a link that is clicked; the focus comes back to it after the dialog.
    link.focus({ preventScroll: true })
    void openDialog('location', {})
  }
  document.addEventListener('click', open, { capture: true })
  document.addEventListener('pointerover', (event) => findLink(event) && preloadDialog('location'), { passive: true })
  markReady('links')
}

watchLocationLinks()
