import type { Locator, Page } from 'playwright-core'
import { untilItAnswers } from './shop-parts.ts'

/** The password of every demo person. */
const password = 'Lacehouse1'

export const accountWords = {
  'en-us': { account: 'Account', signIn: 'Sign in', email: 'Email', password: 'Password', signOut: 'Sign out' },
  'de-de': { account: 'Konto', signIn: 'Anmelden', email: 'E-Mail-Adresse', password: 'Passwort', signOut: 'Abmelden' },
} as const

/** Sign-in and account as they stand beside a page. */
export function accountOf(page: Page, locale: keyof typeof accountWords = 'en-us') {
  const words = accountWords[locale]
  const dialog: Locator = page.getByRole('dialog')
  return {
    dialog,
    open: async () => {
      const link = page.getByRole('banner').getByRole('link', { name: words.account, exact: true })
      await untilItAnswers(link)
      // What opens it beside the page comes after the page.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/watch-account')),
      )
      await link.click()
      await dialog.waitFor()
    },
    fill: async (email: string, own = password) => {
      await dialog.getByLabel(words.email, { exact: true }).fill(email)
      await dialog.getByLabel(words.password, { exact: true }).fill(own)
    },
    send: () => dialog.getByRole('button', { name: words.signIn, exact: true }).click(),
    signOut: () => dialog.getByRole('button', { name: words.signOut, exact: true }).click(),
  }
}
