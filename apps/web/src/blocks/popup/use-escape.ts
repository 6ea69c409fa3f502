import { type RefObject, useEffect, useRef } from 'react'

type Options = { readonly isActive: boolean; readonly isExpanded: boolean; readonly close: () => void }

/** Elements that handle Escape themselves: fields, and whatever is open beside the pop-up. */
const ownEscape = 'input, textarea, select, dialog, [aria-expanded="true"]'

/** Closes a pop-up by Escape: with the focus in it, or once it has expanded and nothing else on the page takes the key. */
export function useEscape(section: RefObject<HTMLElement | null>, { isActive, isExpanded, close }: Options): void {
  const closing = useRef(close)
  closing.current = close
  // The pop-up does not have the focus when it expands, so that the key is heard by the document.
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return
      const isWithin = section.current?.contains(event.target)
      if (isWithin || (isExpanded && !event.target.closest(ownEscape))) closing.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [section, isActive, isExpanded])
}
