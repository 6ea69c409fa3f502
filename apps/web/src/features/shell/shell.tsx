import type { PopupDocument } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../client/account/use-account.ts'
import { markReady } from '../../hydration/early-interactions.ts'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { NavigationProgress } from '../../navigation/navigation-progress.tsx'
import { PageNavigation } from '../../navigation/page-navigation.tsx'
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx'
import { DialogSlot } from '../../ui/dialogs/dialog-slot.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastSlot } from '../../ui/toast-slot.tsx'
import { BareFooter } from './bare-footer.tsx'
import { BareHeader } from './bare-header.tsx'
import { Header } from './header.tsx'
import { BenefitBar, PopupSlot, SessionBar } from './late-parts.ts'
import type { ShellData } from './load-shell.ts'

/** Contains only links, so that the browser keeps the markup of the server. */
const Footer = staticPart(() => import('./footer.tsx').then((module) => module.Footer))

type Props = { readonly data: ShellData; readonly bare: boolean; readonly children: ReactNode }

/** Shows the frame of every page: header, main content, footer, dialogs and toasts. */
export function Shell({ data, bare, children }: Props) {
  const t = useTranslate()
  const { hasMenu, benefitBar, year, countryName, languageName } = data
  useAfterwards()
  return (
    <>
      <SkipLink target="main" label={t('common.skipToContent')} />
      <StaffBar />
      {bare ? (
        <BareHeader />
      ) : (
        <Header hasMenu={hasMenu} benefitBar={benefitBar ? <BenefitBar block={benefitBar} /> : null} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {bare ? <BareFooter /> : <Footer year={year} countryName={countryName} languageName={languageName} />}
      <NavigationProgress />
      <RouteAnnouncer />
      <PageNavigation />
      {data.hasPopups ? <Popups previewed={data.previewedPopup} /> : null}
      <DialogSlot />
      <ToastSlot />
    </>
  )
}

function StaffBar() {
  const account = useAccount()
  if (!account?.agentName && account?.consumerType !== 'STORE_EMPLOYEE') return null
  return (
    <Suspense>
      <SessionBar account={account} />
    </Suspense>
  )
}

function Popups({ previewed }: { readonly previewed: PopupDocument | undefined }) {
  const [isIdle, setIdle] = useState(false)
  // The browser says when it is idle; one that cannot say so is taken for idle after a while.
  useEffect(() => {
    if (!window.requestIdleCallback) return void setTimeout(() => setIdle(true), seconds(1))
    requestIdleCallback(() => setIdle(true), { timeout: seconds(5) })
  }, [])
  return isIdle ? (
    <Suspense>
      <PopupSlot previewed={previewed} />
    </Suspense>
  ) : null
}

function useAfterwards(): void {
  const { pathname } = useLocation()

  // React handles events from the first layout effect on, so that the recorded interactions are replayed there.
  useLayoutEffect(() => {
    markReady('page')
  }, [])
  // Code that only listens to events is fetched after the page.
  useEffect(() => {
    import('./watch-page.ts')
  }, [])

  // The document says what kind of page it shows, which no first paint needs.
  useEffect(() => {
    import('./mark-page-type.ts').then(({ markPageType }) => markPageType(pathname))
  }, [pathname])
}
