import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The delays in milliseconds. A pointer that only crosses the menu opens no panel, and one that leaves a panel briefly
 * does not close it.
 */
const openDelay = 110
const closeDelay = 220

/** Gives the key of the page's entry in the history. The server renders the menu outside of the router, once for many pages. */
const useLocationKey: () => string = import.meta.env.SSR ? () => '' : () => useLocation().key

type PanelEvents = {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
}

export type TitleEvents = {
  readonly onPointerDown: () => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Opens and closes panels by hover, where the menu is configured so, and otherwise by the first press of a title, as a
 * finger does in either case; the next press follows its link. The browser's popovers handle buttons, Escape and
 * clicks outside.
 */
export function useMenuPanels(opensOn: 'hover' | 'click'): {
  panels: (id: string) => PanelEvents
  titles: (id: string) => TitleEvents
  list: RefObject<HTMLUListElement | null>
} {
  const list = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = useLocationKey()

  // A panel is in the top layer, so that the effect measures the header in order to place the panel below it.
  useEffect(() => {
    const element = list.current
    const place = (event: Event) => {
      // A panel that a key or a press opened is not closed by a pointer that left the menu before.
      clearTimeout(timer.current)
      const bottom = element?.closest('header')?.getBoundingClientRect().bottom ?? 0
      if (event.target instanceof HTMLElement) event.target.style.setProperty('--menu-top', `${Math.max(0, bottom)}px`)
    }
    element?.addEventListener('beforetoggle', place, true)
    return () => element?.removeEventListener('beforetoggle', place, true)
  }, [])

  // A navigation closes the open panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the event
  useEffect(() => {
    clearTimeout(timer.current)
    findOpen(list.current)?.hidePopover()
  }, [key])

  // The pointer that caused the fetch of this code may already be on an item, so that no enter event follows.
  useEffect(() => {
    const rested = opensOn === 'hover' ? list.current?.querySelector<HTMLElement>('li:hover [popover]') : null
    if (rested && !findOpen(list.current)) timer.current = setTimeout(() => rested.showPopover(), openDelay)
    return () => clearTimeout(timer.current)
  }, [opensOn])

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  const panels = (id: string): PanelEvents => ({
    onPointerEnter: ({ pointerType }) => {
      if (opensOn !== 'hover' || pointerType !== 'mouse') return
      const hasOpen = findOpen(list.current) !== null
      later(() => show(list.current, id), hasOpen ? openDelay / 2 : openDelay)
    },
    onPointerLeave: ({ pointerType }) => {
      if (opensOn !== 'hover' || pointerType !== 'mouse') return
      later(() => closeLeft(list.current), closeDelay)
    },
  })
  const titles = (id: string): TitleEvents => ({
    // Pressing beside an open panel closes it before the click.
    onPointerDown: () => {
      wasOpen.current = isOpen(list.current, id)
    },
    onClick: (event) => {
      const { pointerType = '' } = event.nativeEvent as Partial<globalThis.PointerEvent>
      const opens = pointerType === 'touch' || (opensOn === 'click' && pointerType !== '')
      if (!opens || wasOpen.current || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      show(list.current, id)
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      show(list.current, id)
    },
  })
  return { panels, titles, list }
}

/** Closes the panel that the pointer has left, unless the keyboard is in use there. */
function closeLeft(list: HTMLElement | null): void {
  if (!list?.querySelector(':focus-visible')) findOpen(list)?.hidePopover()
}

const findOpen = (list: HTMLElement | null) => list?.querySelector<HTMLElement>(':popover-open') ?? null

const findPanel = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`#${CSS.escape(`menu-${id}`)}`) ?? null

const isOpen = (list: HTMLElement | null, id: string) => findPanel(list, id)?.matches(':popover-open') === true

function show(list: HTMLElement | null, id: string): void {
  const open = findOpen(list)
  const panel = findPanel(list, id)
  if (open && open !== panel) open.hidePopover()
  if (panel && panel !== open) panel.showPopover()
}
