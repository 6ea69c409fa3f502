import { Suspense, useSyncExternalStore } from 'react'
import { lazyConnected } from '../hydration/lazy-connected.ts'
import { toasts } from './toasts.ts'

const ToastRegion = lazyConnected(() =>
  import('./toast-region.tsx').then(({ ToastRegion: Region }) => ({ default: Region })),
)

/** Renders the toasts. The code that shows them is fetched with the first toast. */
export function ToastSlot() {
  const used = useSyncExternalStore(toasts.subscribe, toasts.isUsed, () => false)
  return used ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
