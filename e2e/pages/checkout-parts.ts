import type { FrameLocator, Locator, Page } from 'playwright-core'
import { goTo, untilItAnswers } from './shop-parts.ts'

export type Locale = 'en-us' | 'de-de' | 'fr-ca'

/** What the pages say, as far as a shopper looks for it. */
export const words = {
  'en-us': {
    list: '/en-us/c/women-sneakers-1110',
    add: 'Add to cart',
    checkout: 'Check out',
    toBilling: 'Continue to payment',
    toSummary: 'Check your order',
    place: /^Place order/,
    thanks: /^Thank you/,
    total: 'Total',
    tax: 'Tax',
    shipping: 'Delivery',
    subtotal: 'Subtotal',
  },
  'de-de': {
    list: '/de-de/c/women-sneakers-1110',
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    toBilling: 'Weiter zur Zahlung',
    toSummary: 'Bestellung prüfen',
    place: /^Zahlungspflichtig bestellen/,
    thanks: /^Vielen Dank/,
    total: 'Gesamtsumme',
    tax: 'Steuern',
    shipping: 'Versand',
    subtotal: 'Zwischensumme',
  },
  'fr-ca': {
    list: '/fr-ca/c/women-sneakers-1110',
    add: 'Ajouter au panier',
    checkout: 'Passer à la caisse',
    toBilling: 'Continuer vers le paiement',
    toSummary: 'Vérifier la commande',
    place: /^(Passer|Placer|Commander)/,
    thanks: /^Merci/,
    total: 'Total',
    tax: 'Taxes',
    shipping: 'Livraison',
    subtotal: 'Sous-total',
  },
} as const

/** Somebody who lives where the locale is spoken. */
export const people: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-us': {
    firstName: 'Ada',
    lastName: 'Marsh',
    addressLine1: '12 Valencia St',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94103',
    phone: '4155550132',
    email: 'ada@example.com',
  },
  'de-de': {
    firstName: 'Jörg',
    lastName: 'Weiß',
    addressLine1: 'Invalidenstraße 43',
    city: 'Berlin',
    postalCode: '10115',
    phone: '030 55501234',
    email: 'joerg@example.com',
  },
  'fr-ca': {
    firstName: 'Élise',
    lastName: 'Tremblay',
    addressLine1: '400 rue Saint-Paul',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2Y 1C6',
    phone: '5145550132',
    email: 'elise@example.com',
  },
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  expired: '4000000000000069',
  pending: '4000000000008146',
  pendingDeclined: '4000000000008153',
} as const

/** Puts the first pair of a list that can be had into the cart, as a shopper does; the mini cart is open then. */
export async function addFirstPair(page: Page, locale: Locale): Promise<void> {
  await goTo(page, words[locale].list)
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/p\//)
  await plentiful(page).waitFor()
  await addShownPair(page, locale)
}

/** A size of which there is plenty: neither sold out nor nearly so. */
const plentiful = (page: Page) => page.getByRole('radio', { name: /^[\d.,]+$/ }).nth(1)

/** Chooses a size of the product that is shown and adds it. */
export async function addShownPair(page: Page, locale: Locale, size = plentiful(page)) {
  await untilItAnswers(size)
  await size.press('Space')
  await page.getByRole('main').getByRole('button', { name: words[locale].add }).first().click()
  await page.getByRole('dialog').getByRole('article').first().waitFor()
}

/** The cart, as a page or beside one. */
export function cartOf(scope: Page | Locator) {
  return {
    items: scope.getByRole('article'),
    quantity: scope.getByRole('textbox', { name: /Quantity|Menge/ }),
    more: scope.getByRole('button', { name: /One more|Eins mehr|Mehr/ }),
    fewer: scope.getByRole('button', { name: /One less|Eins weniger/ }),
    sum: (name: string): Locator => scope.getByRole('definition').filter({ hasText: name }),
  }
}

/** Reads a row of the sums that are in view, as text. */
export async function readSum(page: Page, name: string): Promise<string> {
  const row = page.locator('dl:visible > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
  return (await row.first().locator('dd').first().textContent()) ?? ''
}

/** The amount in a text, in minor units: `1 149,50 CAD` is 114950. */
export function toMinor(text: string): number {
  return Number(text.replace(/\D/g, ''))
}

/** The three steps of the checkout. */
export function checkoutOf(page: Page, locale: Locale = 'en-us') {
  const say = words[locale]
  const fields = (): FrameLocator => page.frameLocator('main iframe')
  return {
    field: (name: string, section = 'shipping'): Locator => page.locator(`#${section}-${name}`),
    fieldError: (name: string, section = 'shipping'): Locator => page.locator(`#${section}-${name}-error`),
    summary: page.getByRole('alert'),
    toBilling: page.getByRole('button', { name: say.toBilling }),
    toSummary: page.getByRole('button', { name: say.toSummary }),
    place: page.getByRole('button', { name: say.place }),
    cardNumber: () => fields().locator('#number'),
    fillAddress: async (person = people[locale], section = 'shipping') => {
      for (const [name, value] of Object.entries(person)) {
        const field = page.locator(`#${section}-${name}`)
        if (name === 'province') await field.selectOption(value)
        else await field.fill(value)
      }
    },
    fillCard: async (number: string) => {
      await fields().locator('#number').fill(number)
      await fields().locator('#expiry').fill('12/30')
      await fields().locator('#cvc').fill('123')
      await fields().locator('#name').fill('Ada Marsh')
    },
  }
}

/** Opens the checkout with one pair in the cart. */
export async function openCheckout(page: Page, locale: Locale = 'en-us'): Promise<void> {
  await addFirstPair(page, locale)
  await page.getByRole('dialog').getByRole('link', { name: words[locale].checkout }).click()
  await page.locator('#shipping-firstName').waitFor()
}

/** Brings a guest to the last step, with a card. */
export async function goToSummary(page: Page, card: string, locale: Locale = 'en-us'): Promise<void> {
  const checkout = checkoutOf(page, locale)
  await openCheckout(page, locale)
  await checkout.fillAddress()
  await checkout.toBilling.click()
  await checkout.fillCard(card)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page, locale)
}

/** The button orders only once the server has fixed the total. */
export async function waitUntilPlaceable(page: Page, locale: Locale = 'en-us'): Promise<void> {
  await page.waitForURL(/step=summary/)
  await page.locator('button:not([aria-busy])').filter({ hasText: words[locale].place }).waitFor()
}

/** The bank's page in its dialog. */
export function bankOf(page: Page) {
  const frame = page.frameLocator('dialog iframe')
  return {
    code: frame.locator('#code'),
    answer: async (code: string) => {
      await frame.locator('#code').fill(code)
      await frame.locator('#submit').click()
    },
    cancel: page.getByRole('dialog').getByRole('button', { name: 'Cancel and pay another way' }),
  }
}
