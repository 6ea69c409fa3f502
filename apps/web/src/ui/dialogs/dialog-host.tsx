import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { followInHistory } from './dialog-history.ts'
import { DialogLayer } from './dialog-layer.tsx'
import { closeDialogs, dialogStack } from './open-dialog.ts'

followInHistory(dialogStack)

/** Shows the open dialogs, one above the other. */
export function DialogHost() {
  const entries = useSyncExternalStore(dialogStack.subscribe, dialogStack.list)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  // A navigation closes the dialogs of the old page.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    closeDialogs('left')
  }, [pathname])

  return entries.map((entry) => <DialogLayer key={entry.id} entry={entry} />)
}
