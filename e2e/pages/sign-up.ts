import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'

export type NewShopper = {
  readonly email: string
  readonly password: string
  /** As it is typed in the site's locale. */
  readonly birthDate: string
  /** Only where the site asks for it. */
  readonly phone?: string
}

/** The form of a new account, in its dialog and on its page. */
export function signUpOf(page: Page, t: SiteText) {
  const form = page.getByRole('form', { name: t('enrolment.signUp.title') })
  const field = (name: 'email' | 'firstName' | 'lastName' | 'password' | 'phone' | 'birthDate') =>
    form.getByRole('textbox', { name: t(`enrolment.signUp.${name}`) })
  return {
    form,
    field,
    fill: async ({ email, password, birthDate, phone }: NewShopper) => {
      await field('email').fill(email)
      await field('firstName').fill('Ada')
      await field('lastName').fill('Marsh')
      await field('password').fill(password)
      if (phone) await field('phone').fill(phone)
      await field('birthDate').fill(birthDate)
      await form.getByRole('combobox', { name: t('enrolment.signUp.gender') }).selectOption('female')
      await form.locator('[name=terms]').check()
    },
    create: form.getByRole('button', { name: t('enrolment.signUp.create') }),
    welcome: page.getByRole('heading', { name: t('credentials.welcome.title', { name: 'Ada' }) }),
  }
}
