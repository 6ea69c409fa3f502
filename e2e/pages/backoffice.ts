import { seconds } from '@lacehouse/domain/time/durations'
import { openAuthenticator } from '@lacehouse/test-kit/api/authenticator'
import { demoPassword } from '@lacehouse/test-kit/shop/demo'
import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'

/** The back office as a member of staff uses it. */
export function backofficeOf(page: Page, t: SiteText) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const codeField = page.getByRole('textbox', { name: t('backoffice.code.label') })
  let codeAt: (now: number) => string = () => ''
  return {
    /** Opens a page; nothing of it is rendered by the server. */
    open: (path = '') => page.goto(`/backoffice${path}`, { waitUntil: 'load' }),
    enterPassword: async (email: string) => {
      await page.getByLabel(t('backoffice.signIn.email')).fill(email)
      await page.getByLabel(t('backoffice.signIn.password')).fill(demoPassword)
      await press(t('backoffice.signIn.action'))
    },
    /** Sets up the second factor that the page shows, and keeps its key. */
    setUpFactor: async () => {
      const shown = (await page.getByText(t('backoffice.factor.key')).textContent()) ?? ''
      codeAt = openAuthenticator(shown.replace(t('backoffice.factor.key'), '').trim()).codeAt
      await codeField.fill(codeAt(Date.now()))
      await press(t('backoffice.code.action'))
    },
    keepRecoveryCodes: () => press(t('backoffice.recovery.action')),
    /** The code of the next half minute, because the present one was used. */
    nextCode: () => codeAt(Date.now() + seconds(30)),
    enterCode: async () => {
      await codeField.fill(codeAt(Date.now() + seconds(30)))
      await press(t('backoffice.code.action'))
    },
    /** Searches a list, and waits until its rows are those of the search. */
    search: async (text: string) => {
      await page.getByRole('searchbox').fill(text)
      await page.getByRole('searchbox').press('Enter')
      await page.waitForURL((url) => [...url.searchParams.values()].includes(text))
      await page.locator('[aria-busy=true]').waitFor({ state: 'hidden' })
    },
    /** Signs out, and waits for the sign-in that takes the page's place. */
    signOut: async () => {
      await press(t('backoffice.nav.signOut'))
      await page.getByRole('heading', { name: t('backoffice.signIn.title') }).waitFor()
    },
    press,
  }
}
