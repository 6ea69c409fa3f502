import { expect, type Page } from '@playwright/test'
import { clickWhenReady } from '../fixtures/click-when-ready.ts'
import type { SiteText } from '../fixtures/site-text.ts'
import { password } from './people.ts'

/** Sign-in and account as they stand beside a page. */
export function accountOf(page: Page, t: SiteText) {
  const dialog = page.getByRole('dialog')
  const link = page.getByRole('banner').getByRole('link', { name: t('navigation.account'), exact: true })
  const send = () => dialog.getByRole('button', { name: t('account.signIn'), exact: true }).click()
  const fill = async (email: string, own = password) => {
    await dialog.getByLabel(t('account.email'), { exact: true }).fill(email)
    await dialog.getByLabel(t('account.password'), { exact: true }).fill(own)
  }
  /** Goes on to the sign-in by password where the dialog asks for the email first. */
  const goToPassword = async () => {
    const toPassword = dialog.getByRole('button', { name: t('credentials.lookUp.password') })
    const others = dialog.getByRole('button', {
      name: new RegExp(`^(${t('account.signIn')}|${t('account.signOut')})$`),
    })
    await toPassword.or(others).first().waitFor()
    if (await toPassword.isVisible()) await toPassword.click()
  }
  return {
    dialog,
    /** Opens it from the header, at the sign-in by password for a guest. Before the links are ready the same link leads to the account as a page. */
    open: async () => {
      await expect(page.locator('html[data-hydrated~=links]')).toBeAttached()
      await link.click()
      await expect(dialog).toBeVisible()
      await goToPassword()
    },
    /** Opens the sign-in by the button of a page, such as the checkout. */
    openFromPage: async () => {
      await clickWhenReady(page.getByRole('main').getByRole('button', { name: t('account.signIn') }), dialog)
      await goToPassword()
    },
    goToPassword,
    fill,
    send,
    signIn: async (email: string, own = password) => {
      await fill(email, own)
      await send()
      await expect(page.getByText(t('account.signedIn'))).toBeVisible()
    },
    signOut: () => dialog.getByRole('button', { name: t('account.signOut'), exact: true }).click(),
  }
}
