import { expect, type Locator, type Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import type { FieldName, Person } from './people.ts'

/** The security code of all cards that journeys enter. */
export const securityCode = '739'

/** The three steps of the checkout. */
export function checkoutOf(page: Page, t: SiteText) {
  const main = page.getByRole('main')
  const cardFields = page.frameLocator('main iframe')
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })
  const field = (name: FieldName): Locator =>
    listLabels(t, name)
      .map((label) => main.getByLabel(label, { exact: true }))
      .reduce((one, other) => one.or(other))
  return {
    field,
    summary: page.getByRole('alert'),
    toBilling: page.getByRole('button', { name: t('checkout.continueToBilling') }),
    toSummary: page.getByRole('button', { name: t('checkout.continueToSummary') }),
    place,
    /** The sum above the button that orders. */
    orderTotal: main.locator('[data-order-total]'),
    cardNumber: cardFields.locator('input[name="number"]'),
    fillAddress: async (person: Person) => {
      await expect(field('firstName').or(field('addressLine1')).first()).toBeVisible()
      for (const [name, value] of Object.entries(person) as [FieldName, string][]) {
        if (name === 'province') await field(name).selectOption(value)
        else await field(name).fill(value)
      }
    },
    fillCard: async (number: string) => {
      await cardFields.locator('input[name="number"]').fill(number)
      await cardFields.locator('input[name="expiry"]').fill('12/30')
      await cardFields.locator('input[name="cvc"]').fill(securityCode)
      await cardFields.locator('input[name="name"]').fill('Ada Marsh')
    },
    /** The button orders only once the server has fixed the total. */
    expectPlaceable: async () => {
      await expect(page).toHaveURL(/step=summary/)
      await expect(place.and(page.locator(':not([aria-busy])'))).toBeVisible()
    },
    /** Places the order, waits for its confirmation, and gives its number. */
    placeOrder: async () => {
      await place.click()
      return expectOrder(page)
    },
  }
}

/** Waits for the confirmation of an order and gives the order's number. */
export async function expectOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** From a cart with an address, goes to the last step with a card. */
export async function goToSummary(page: Page, t: SiteText, { path, card }: { path: string; card: string }) {
  const checkout = checkoutOf(page, t)
  await page.goto(`${path}?step=billing`)
  await checkout.fillCard(card)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
}

/** Countries name these fields differently. */
function listLabels(t: SiteText, name: FieldName): string[] {
  switch (name) {
    case 'email':
      return [t('checkout.email')]
    case 'phone':
      return [t('checkout.phone')]
    case 'city':
      return [t('checkout.address.city'), t('checkout.address.suburb')]
    case 'province':
      return [t('checkout.address.state'), t('checkout.address.province')]
    case 'postalCode':
      return [t('checkout.address.zip'), t('checkout.address.postalCode'), t('checkout.address.postcode')]
    default:
      return [t(`checkout.address.${name}`)]
  }
}
