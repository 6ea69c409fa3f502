import type { PopupDocument } from '@lacehouse/contracts'
import { allowsPopups, choosePopup } from '@lacehouse/domain/content/choose-popup'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../client/account/use-account.ts'
import { pushToDataLayer } from '../../client/events/data-layer.ts'
import { useShop } from '../../client/use-shop.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { listClosedPopups, rememberClosedPopup } from './closed-popups.ts'
import { Popup, type PopupEvent } from './popup.tsx'
import { useObstacle } from './use-obstacle.ts'
import { usePopups } from './use-popups.ts'

type Props = {
  /** The pop-up that a page of the preview shows instead. */
  readonly previewed?: PopupDocument | undefined
}

/** Shows the first pop-up that fits the page and that the visitor has not closed, and remembers those that are (CMS-13). */
export function PopupSlot(props: Props) {
  return (
    <MessagesProvider areas={['dialogs']}>
      <Manager {...props} />
    </MessagesProvider>
  )
}

function Manager({ previewed }: Props) {
  const { site, locale } = useShop()
  const { pathname } = useLocation()
  const [quietPath, setQuietPath] = useState<string | null>(null)
  const popup = useChosenPopup({ previewed, quietPath })
  const isObstructed = useObstacle()
  const report = useReport()
  if (!popup) return null

  const remember = () => {
    // A preview is for staff, who want to see it again.
    if (!previewed) rememberClosedPopup(site.siteId, popup)
  }
  const close = () => {
    remember()
    setQuietPath(pathname)
  }
  return (
    <Popup
      key={popup.slug}
      popup={popup}
      signUpPath={`/${locale}/sign-up`}
      isObstructed={isObstructed}
      onEvent={(event) => report(popup, event)}
      onAnswered={remember}
      onClose={close}
    />
  )
}

type Choice = Props & {
  /** The page on which one was closed: the next one waits for another page. */
  readonly quietPath: string | null
}

function useChosenPopup({ previewed, quietPath }: Choice): PopupDocument | null {
  const { site } = useShop()
  const { pathname } = useLocation()
  const isSignedIn = useAccount() !== null
  const popups = usePopups({ isWanted: !previewed && allowsPopups(pathname) })
  // Read once for each page, so that the confirmation of a subscription stays until the visitor goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page reads it anew
  const closed = useMemo(() => listClosedPopups(site.siteId), [site.siteId, pathname])
  if (quietPath === pathname) return null
  return previewed ?? (closed && choosePopup(popups, { path: pathname, isSignedIn, closed }))
}

/** Reports to the data layer what happens to a pop-up: that it is shown and that it expands once, each press on a link (CMS-20). */
function useReport() {
  const reported = useRef(new Set<string>())
  return (popup: PopupDocument, event: PopupEvent): void => {
    const fields = { popup_id: popup.slug.slice(0, 120), popup_type: popup.kind }
    if (event.name === 'click') {
      pushToDataLayer({ event: 'popup_click', ...fields, ...event.link })
      return
    }
    const place = `${event.name} ${popup.slug}`
    if (reported.current.has(place)) return
    reported.current.add(place)
    pushToDataLayer({ event: `popup_${event.name}`, ...fields })
  }
}
