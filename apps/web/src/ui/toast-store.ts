import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'

export type ToastTone = 'info' | 'positive' | 'negative'

export type Toast = {
  readonly id: number
  readonly title: string
  readonly text?: string
  readonly tone: ToastTone
  /** The toast stays until it is dismissed: errors that are shown nowhere else (ERR-04). */
  readonly sticky: boolean
  readonly action?: { readonly label: string; readonly href?: string; readonly onPress?: () => void }
}

export type NewToast = Pick<Toast, 'title' | 'text' | 'action'> & Partial<Pick<Toast, 'tone' | 'sticky'>>

export type ToastStore = {
  /** Shows a toast, unless one with that title is shown already. */
  readonly add: (toast: NewToast) => void
  readonly dismiss: (id: number) => void
  /** Pauses the time of the toasts while the pointer or the focus is on them. */
  readonly setPaused: (paused: boolean) => void
  readonly list: () => readonly Toast[]
  /** True from the first toast on: the live region stays, so that screen readers announce the next toast. */
  readonly isUsed: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

type Clock = Pick<typeof globalThis, 'setInterval' | 'clearInterval'>

/** How long a toast is shown, and how often its time is counted ([bounds](../../../../docs/bounds.md)). */
export const toastDuration: Duration = seconds(6)
export const toastTick: Duration = 200

/** Creates the list of toasts, which dismisses them after their time. */
export function createToastStore(clock: Clock = globalThis): ToastStore {
  let toasts: readonly Toast[] = []
  let paused = false
  let lastId = 0
  let ticking: ReturnType<typeof setInterval> | null = null
  const remaining = new Map<number, Duration>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]): void {
    toasts = next
    if (remaining.size > 0) ticking ??= clock.setInterval(tick, toastTick)
    else if (ticking !== null) {
      clock.clearInterval(ticking)
      ticking = null
    }
    for (const listener of listeners) listener()
  }

  function tick(): void {
    if (paused) return
    for (const [id, time] of remaining) remaining.set(id, time - toastTick)
    const over = toasts.filter(({ id }) => (remaining.get(id) ?? 1) <= 0)
    for (const { id } of over) dismiss(id)
  }

  function dismiss(id: number): void {
    remaining.delete(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }

  return {
    add({ tone = 'info', sticky = false, ...toast }) {
      if (toasts.some(({ title }) => title === toast.title)) return
      lastId += 1
      if (!sticky) remaining.set(lastId, toastDuration)
      change([...toasts, { ...toast, id: lastId, tone, sticky }])
    },
    dismiss,
    setPaused(next) {
      paused = next
    },
    list: () => toasts,
    isUsed: () => lastId > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
