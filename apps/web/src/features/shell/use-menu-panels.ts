import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A pointer on its way across the menu opens nothing; one that slips off a panel does not close it at once. */
const openDelay = 110
const closeDelay = 220

type PanelEvents = {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
}

/** Opens panels under a resting mouse where the menu wants it; keys, press, Escape and pressing elsewhere are the platform's. */
export function useMenuPanels(opensOn: 'hover' | 'click'): {
  panels: (id: string) => PanelEvents
  list: RefObject<HTMLUListElement | null>
} {
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  // A panel lies in the top layer, below a header whose place only the window knows.
  useEffect(() => {
    const element = list.current
    const place = (event: Event) => {
      const bottom = element?.closest('header')?.getBoundingClientRect().bottom ?? 0
      if (event.target instanceof HTMLElement) event.target.style.setProperty('--menu-top', `${Math.max(0, bottom)}px`)
    }
    element?.addEventListener('beforetoggle', place, true)
    return () => element?.removeEventListener('beforetoggle', place, true)
  }, [])

  // Closes on navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the event
  useEffect(() => {
    clearTimeout(timer.current)
    findOpen(list.current)?.hidePopover()
  }, [key])

  // This code may come after the mouse that asked for it, which then rests on an item already.
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
