import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogStack } from './open-dialog.ts'

const DialogHost = lazy(() => import('./dialog-host.tsx').then(({ DialogHost: Host }) => ({ default: Host })))

const isUsed = () => dialogStack.list().length > 0

/** Holds the place of the dialogs; the code that shows them comes with the first that is opened. */
export function DialogSlot() {
  const used = useSyncExternalStore(dialogStack.subscribe, isUsed, () => false)
  return used ? (
    <Suspense>
      <DialogHost />
    </Suspense>
  ) : null
}
