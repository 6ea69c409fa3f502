import { dialogEntries } from './page-entry.ts'

/** Loads another document, also while a dialog closes. */
export function leavePage(address: string): void {
  dialogEntries.isLeaving = true
  // Back may show this document again as it was left.
  const comeBack = () => {
    dialogEntries.isLeaving = false
  }
  addEventListener('pageshow', comeBack, { once: true })
  location.assign(address)
}
