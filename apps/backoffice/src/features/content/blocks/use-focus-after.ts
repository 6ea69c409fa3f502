import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type FocusAfter = {
  readonly list: RefObject<HTMLDivElement | null>
  /** Moves the focus to the block of an id once it stands at its new place. */
  readonly focusAfter: (id: string) => void
}

/** Keeps the focus on the block that a change has moved, added or left as the next one: an element that moves loses it. */
export function useFocusAfter(): FocusAfter {
  const list = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<{ readonly id: string } | null>(null)
  // The focus belongs to the document, and can only move once the list is rendered.
  useLayoutEffect(() => {
    if (target) list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(target.id)}"]`)?.focus()
  }, [target])
  return { list, focusAfter: (id) => setTarget({ id }) }
}
