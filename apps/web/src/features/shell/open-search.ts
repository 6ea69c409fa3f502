import { openDialog } from '../../ui/dialogs/open-dialog.ts'

/**
 * Opens the search in a dialog. A phone shows its keyboard only for a field that gets the focus during the tap, when the dialog's code
 * may not be there yet: a hidden field gets it first.
 */
export function openSearch(opener: HTMLElement): void {
  const closed = openDialog('search', {})
  const field = document.createElement('input')
  field.style.cssText = 'position:fixed;opacity:0;font-size:1rem'
  document.body.append(field)
  field.focus()
  closed.then(() => {
    field.remove()
    opener.focus()
  })
}
