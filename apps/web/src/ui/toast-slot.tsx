import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toasts.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx').then(({ ToastRegion: Region }) => ({ default: Region })))

/** Holds the place of the toasts; what shows them comes with the first. */
export function ToastSlot() {
  const used = useSyncExternalStore(toasts.subscribe, toasts.isUsed, () => false)
  return used ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
