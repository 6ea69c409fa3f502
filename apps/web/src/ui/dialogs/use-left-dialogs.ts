import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { dialogStack } from './open-dialog.ts'

const listIds = () => dialogStack.list().map(({ id }) => id)

/**
 * Closes the dialogs of a page that is left. One that was opened while the next page was on its way stays open over it: the shopper
 * asked for it last (DLG-05).
 */
export function useLeftDialogs(): void {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const shown = useRef(pathname)
  /** The dialogs that were open when the way to the next page began; null where nothing was fetched for it. */
  const before = useRef<readonly number[] | null>(null)
  const isFirst = useRef(true)

  // A navigation ends here, and the stack of dialogs is outside of React.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const id of (before.current ?? listIds()).toReversed()) dialogStack.close(id, { ok: false, reason: 'left' })
  }, [pathname])

  // A navigation begins or ends. One that began before the first dialog had none to leave.
  useEffect(() => {
    before.current = coming ? (isFirst.current ? [] : listIds()) : null
    isFirst.current = false
  }, [coming])
}
