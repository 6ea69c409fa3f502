import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The delays in milliseconds. A pointer that only crosses the menu opens no panel, and one that leaves a panel briefly
 * does not close it.
 */
const openDelay = 110
const closeDelay = 220

type PanelEvents = {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Opens and closes panels by hover, where the menu is configured so. The browser's popovers handle clicks, keys, Escape
 * and clicks outside.
 */
export function useMenuPanels(opensOn: 'hover' | 'click'): {
  panels: (id: string) => PanelEvents
  list: RefObject<HTMLUListElement | null>
} {
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  // A panel is in the top layer, so that the effect measures the header in order to place the panel below it.
  useEffect(() => {
    const element = list.current
    const place = (event: Event) => {
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
      const isOpen = findOpen(list.current)
      later(() => show(list.current, id), isOpen ? openDelay / 2 : openDelay)
    },
    onPointerLeave: ({ pointerType }) => {
      if (opensOn !== 'hover' || pointerType !== 'mouse') return
      later(() => findOpen(list.current)?.hidePopover(), closeDelay)
    },
  })
  return { panels, list }
}

const findOpen = (list: HTMLElement | null) => list?.querySelector<HTMLElement>(':popover-open') ?? null

function show(list: HTMLElement | null, id: string): void {
  const open = findOpen(list)
  const panel = list?.querySelector<HTMLElement>(`#${CSS.escape(`menu-${id}`)}`) ?? null
  if (open && open !== panel) open.hidePopover()
  if (panel && panel !== open) panel.showPopover()
}
