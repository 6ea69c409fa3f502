import type { Duration } from '@lacehouse/domain/time/instant'

/** The duration of a dialog's transitions (DLG-02). */
export const dialogTransition: Duration = 250

/** Why a dialog closed without a result: by the shopper, by another dialog, by a navigation, or for an error. */
export type DialogRefusal = 'dismissed' | 'replaced' | 'left' | 'failed'
export type DialogResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: DialogRefusal }

export type DialogState = 'open' | 'resolved' | 'rejected'

export type DialogEntry = {
  readonly id: number
  readonly name: string
  readonly args: unknown
  readonly state: DialogState
  /** Stays open beneath a dialog that is opened from it. */
  readonly keep: boolean
  /** The element that had the focus before, and gets it back. */
  readonly opener: unknown
}

export type DialogStack = {
  /** Opens a dialog, or changes the arguments of an open one; resolves when it closes. */
  readonly open: (name: string, args: unknown, options?: OpenOptions) => Promise<DialogResult<unknown>>
  readonly close: (id: number, result: DialogResult<unknown>) => void
  readonly dismissAll: (reason: DialogRefusal) => void
  readonly list: () => readonly DialogEntry[]
  readonly subscribe: (listener: () => void) => () => void
}

type OpenOptions = { readonly keep?: boolean; readonly opener?: unknown }
type Waiting = {
  readonly promise: Promise<DialogResult<unknown>>
  readonly resolve: (result: DialogResult<unknown>) => void
}

/**
 * Creates the stack of open dialogs. A dialog is open, then resolved or rejected, and closed after its transition
 * (DLG-01).
 */
export function createDialogStack(later: (run: () => void, delay: Duration) => unknown = setTimeout): DialogStack {
  let entries: readonly DialogEntry[] = []
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<() => void>()

  const change = (next: readonly DialogEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const findOpen = (name: string) => entries.find((entry) => entry.name === name && entry.state === 'open')

  function close(id: number, result: DialogResult<unknown>): void {
    if (!entries.some((entry) => entry.id === id && entry.state === 'open')) return
    const state: DialogState = result.ok ? 'resolved' : 'rejected'
    change(entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)))
    later(() => {
      change(entries.filter((entry) => entry.id !== id))
      waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }, dialogTransition)
  }

  /** Closes the top dialog unless it is kept. The replacement returns the focus to the replaced dialog's opener. */
  function replaceTop(opener: unknown): unknown {
    const top = entries.findLast((entry) => entry.state === 'open')
    if (!top || top.keep) return opener
    close(top.id, { ok: false, reason: 'replaced' })
    return top.opener
  }

  return {
    open(name, args, { keep = false, opener = null } = {}) {
      const known = findOpen(name)
      const wait = known && waiting.get(known.id)
      if (known && wait) {
        change(entries.map((entry) => (entry.id === known.id ? { ...entry, args } : entry)))
        return wait.promise
      }
      const returnTo = replaceTop(opener)
      lastId += 1
      const { promise, resolve } = Promise.withResolvers<DialogResult<unknown>>()
      waiting.set(lastId, { promise, resolve })
      change([...entries, { id: lastId, name, args, state: 'open', keep, opener: returnTo }])
      return promise
    },
    close,
    dismissAll(reason) {
      for (const { id } of entries.toReversed()) close(id, { ok: false, reason })
    },
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
