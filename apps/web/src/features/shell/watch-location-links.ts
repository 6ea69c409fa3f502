import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-location-link]') : null

/** Opens the choice of country and language as a dialog, where a plain link leads to its page; the footer has no code of its own. */
function watchLocationLinks(): void {
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !findLink(event)) return
    event.preventDefault()
    event.stopPropagation()
    void openDialog('location', {})
  }
  document.addEventListener('click', open, { capture: true })
  document.addEventListener('pointerover', (event) => findLink(event) && preloadDialog('location'), { passive: true })
}

watchLocationLinks()
