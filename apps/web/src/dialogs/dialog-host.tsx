import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { DialogLayer } from './dialog-layer.tsx'
import { closeDialogs, dialogStack } from './open-dialog.ts'

/** Shows the open dialogs, one above the other. */
export function DialogHost() {
  const entries = useSyncExternalStore(dialogStack.subscribe, dialogStack.list)
  const { pathname } = useLocation()
  // Another page is another matter: dialogs that belong to the old one go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the path is the event
  useEffect(() => () => closeDialogs('left'), [pathname])
  return entries.map((entry) => <DialogLayer key={entry.id} entry={entry} />)
}
