import { useSyncExternalStore } from 'react'
import { followInHistory } from './dialog-history.ts'
import { DialogLayer } from './dialog-layer.tsx'
import { dialogStack } from './open-dialog.ts'
import { useLeftDialogs } from './use-left-dialogs.ts'

followInHistory(dialogStack)

/** Shows the open dialogs, one above the other. */
export function DialogHost() {
  const entries = useSyncExternalStore(dialogStack.subscribe, dialogStack.list)
  useLeftDialogs()
  return entries.map((entry) => <DialogLayer key={entry.id} entry={entry} />)
}
