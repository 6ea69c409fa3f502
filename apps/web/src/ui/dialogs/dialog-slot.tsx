import { Suspense, useSyncExternalStore } from 'react'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { dialogStack } from './open-dialog.ts'

const DialogHost = lazyConnected(() => import('./dialog-host.tsx').then(({ DialogHost: Host }) => ({ default: Host })))

const isUsed = () => dialogStack.list().length > 0

/** Renders the dialogs. The code that shows them is fetched with the first dialog. */
export function DialogSlot() {
  const used = useSyncExternalStore(dialogStack.subscribe, isUsed, () => false)
  return used ? (
    <Suspense>
      <DialogHost />
    </Suspense>
  ) : null
}
