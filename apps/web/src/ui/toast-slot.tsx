import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toasts.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx').then(({ ToastRegion: Region }) => ({ default: Region })))

/** Renders the toasts. The code that shows them is fetched with the first toast. */
export function ToastSlot() {
  const used = useSyncExternalStore(toasts.subscribe, toasts.isUsed, () => false)
  return used ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
