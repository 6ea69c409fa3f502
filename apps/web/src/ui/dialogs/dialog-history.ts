import { onBackFromDialog, setOpenDialogs } from '../../navigation/dialog-entries.ts'
import type { DialogStack } from './dialog-stack.ts'
import { findDialog } from './dialog-table.ts'

/** Gives each open dialog an entry in the history, and closes the dialogs that the shopper goes back from. */
export function followInHistory(stack: DialogStack): void {
  const listOpen = () => stack.list().filter(({ state }) => state === 'open')
  const follow = () => setOpenDialogs(listOpen().length)
  stack.subscribe(follow)
  follow()
  onBackFromDialog((depth) => {
    for (const { id, name } of listOpen().slice(depth).reverse()) {
      // A payment that waits for an answer stays open, as it does for Escape.
      if (findDialog(name)?.insistent) return
      stack.close(id, { ok: false, reason: 'dismissed' })
    }
  })
}
