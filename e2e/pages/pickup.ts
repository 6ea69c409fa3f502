import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import { checkoutOf } from './checkout.ts'
import { cards, type Person, personOf } from './people.ts'

const { firstName, lastName, email, phone, ...home } = personOf('de-de')
/** Who collects an order. */
export const collector: Person = { firstName, lastName, email }
const bill: Person = { firstName, lastName, phone, ...home }

/** Pays the bill and goes on to the summary. */
export async function payBill(page: Page, t: SiteText): Promise<void> {
  const checkout = checkoutOf(page, t)
  await checkout.fillAddress(bill)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
}

/** The region of the summary that names where an order is collected. */
export function collectedAt(page: Page, t: SiteText) {
  return page.getByRole('region', { name: t('checkout.summary.pickupAt') })
}
/** How the goods come, as the checkout offers it. */
export function way(page: Page, t: SiteText, name: 'home' | 'point' | 'store') {
  return page.getByRole('radio', { name: new RegExp(`^${t(`checkout.way.${name}`)}`) })
}

/** Searches pickup points near a postal code, and gives the first. */
export async function searchPoints(page: Page, t: SiteText) {
  await page.getByRole('textbox', { name: t('stores.search.label') }).fill('10115')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.search.action') })
    .click()
  return page.getByRole('radio', { name: /^PaketPunkt/ }).first()
}
