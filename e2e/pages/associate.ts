import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import { password } from './people.ts'

type Associate = 'agent.us' | 'support.us' | 'store.us' | 'store.gb' | 'store.ca'

/** The page of the shop's people, and the bar that their session has on every page. */
export function associateOf(page: Page, t: SiteText) {
  const main = page.getByRole('main')
  return {
    bar: page.getByRole('region', { name: t('associate.bar.label') }),
    signIn: async (person: Associate) => {
      const kind = person.startsWith('store') ? 'store' : 'agent'
      await page.goto('/en-us/associate-login')
      await page.getByText(t(`associate.kind.${kind}`), { exact: true }).click()
      await page.getByLabel(t('account.email'), { exact: true }).fill(`${person}@lacehouse.test`)
      await page.getByLabel(t('account.password'), { exact: true }).fill(password)
      await main.getByRole('button', { name: t('account.signIn'), exact: true }).click()
    },
    /** Finds a customer; gives the button that begins to act for them. */
    find: async (email: string) => {
      // The form of the sign-in has a field of the same name.
      await main.getByRole('heading', { name: t('associate.search.title') }).waitFor()
      await main.getByRole('textbox', { name: t('associate.search.email') }).fill(email)
      await main.getByRole('button', { name: t('associate.search.send') }).click()
      return main.getByRole('button', { name: t.like('associate.act.of') })
    },
  }
}
