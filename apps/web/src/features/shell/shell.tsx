import { type ReactNode, useEffect } from 'react'
import { BenefitBar } from '../../blocks/benefit-bar/benefit-bar.tsx'
import { lazyNear } from '../../hydration/lazy-part.tsx'
import { takePage } from '../../hydration/written.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { NavigationProgress } from '../../navigation/navigation-progress.tsx'
import { PageNavigation } from '../../navigation/page-navigation.tsx'
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx'
import { DialogSlot } from '../../ui/dialogs/dialog-slot.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastSlot } from '../../ui/toast-slot.tsx'
import { BareHeader } from './bare-header.tsx'
import styles from './header.module.css'
import { Header } from './header.tsx'
import type { ShellData } from './load-shell.ts'

/** Seen last, so its code comes last. */
const Footer = lazyNear(() => import('./footer.tsx').then((module) => module.Footer), styles.part)

type Props = { readonly data: ShellData; readonly bare: boolean; readonly children: ReactNode }

/** What every page stands in: header, main, footer, and the places for dialogs and messages. */
export function Shell({ data, bare, children }: Props) {
  const t = useTranslate()
  const { menu, footer, benefitBar, year, countryName, languageName } = data
  useAfterwards()
  return (
    <>
      <SkipLink target="main" label={t('common.skipToContent')} />
      {bare ? (
        <BareHeader />
      ) : (
        <Header menu={menu} benefitBar={benefitBar ? <BenefitBar block={benefitBar} /> : null} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {bare ? null : <Footer footer={footer} year={year} countryName={countryName} languageName={languageName} />}
      <NavigationProgress />
      <RouteAnnouncer />
      <PageNavigation />
      <DialogSlot />
      <ToastSlot />
    </>
  )
}

function useAfterwards(): void {
  // After the page, and without it: nothing is shown by this.
  useEffect(() => {
    takePage()
    import('../../client/status/watch-connection.ts')
    import('../../components/account/watch-account.ts')
  }, [])
}
