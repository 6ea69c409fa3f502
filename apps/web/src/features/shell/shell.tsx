import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { BenefitBar } from '../../blocks/benefit-bar/benefit-bar.tsx'
import { markReady } from '../../hydration/early-interactions.ts'
import { markHydrated } from '../../hydration/is-hydrated.ts'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { NavigationProgress } from '../../navigation/navigation-progress.tsx'
import { PageNavigation } from '../../navigation/page-navigation.tsx'
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx'
import { DialogSlot } from '../../ui/dialogs/dialog-slot.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastSlot } from '../../ui/toast-slot.tsx'
import { BareHeader } from './bare-header.tsx'
import styles from './footer.module.css'
import { Header } from './header.tsx'
import type { ShellData } from './load-shell.ts'

/** Contains only links, so that the browser keeps the markup of the server. */
const Footer = staticPart(() => import('./footer.tsx').then((module) => module.Footer), styles.part)

type Props = { readonly data: ShellData; readonly bare: boolean; readonly children: ReactNode }

/** Shows the frame of every page: header, main content, footer, dialogs and toasts. */
export function Shell({ data, bare, children }: Props) {
  const t = useTranslate()
  const { hasMenu, benefitBar, year, countryName, languageName } = data
  useAfterwards()
  return (
    <>
      <SkipLink target="main" label={t('common.skipToContent')} />
      {bare ? (
        <BareHeader />
      ) : (
        <Header hasMenu={hasMenu} benefitBar={benefitBar ? <BenefitBar block={benefitBar} /> : null} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {bare ? null : <Footer year={year} countryName={countryName} languageName={languageName} />}
      <NavigationProgress />
      <RouteAnnouncer />
      <PageNavigation />
      <DialogSlot />
      <ToastSlot />
    </>
  )
}

function useAfterwards(): void {
  // React handles events from the first layout effect on, so that the recorded interactions are replayed there.
  useLayoutEffect(() => markReady('page'), [])
  // These modules only listen to events, so that they are fetched after the page.
  useEffect(() => {
    markHydrated()
    import('../../client/status/watch-connection.ts')
    import('../../components/account/watch-account.ts')
    import('./watch-location-links.ts')
    import('../../blocks/product-carousel/watch-hover-pictures.ts')
  }, [])
}
