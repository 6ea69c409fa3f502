import type { Locator, Page } from 'playwright-core'

/** The gift cards of the demo shop by country, as the README lists them. */
export const giftCards = {
  US: {
    twentyFive: '6006490021190025',
    hundred: '6006490021190100',
    fiveHundred: '6006490021190500',
    empty: '6006490021190000',
    pin: '2468',
  },
  DE: { twentyFive: '6006490004050025', expired: '6006490004050812', pin: '2468' },
} as const

const words = {
  'en-us': { part: 'Gift card', number: 'Card number', apply: 'Use this card', check: 'Check balance' },
  'de-de': { part: 'Geschenkkarte', number: 'Kartennummer', apply: 'Karte einlösen', check: 'Guthaben prüfen' },
} as const

/** The gift cards of the billing step. */
export function giftCardsOf(page: Page, locale: keyof typeof words = 'en-us') {
  const say = words[locale]
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: say.part }) })
  const number = part.getByRole('textbox', { name: say.number })
  const pin = part.getByRole('textbox', { name: 'PIN' })
  return {
    open: () => part.locator('summary').click(),
    number,
    pin,
    applied: part.getByRole('listitem'),
    /** What an input says is wrong with it. */
    errorOf: async (input: Locator): Promise<string> => {
      const id = await input.evaluate((element) => element.getAttribute('aria-describedby') ?? '')
      return id ? ((await page.locator(`[id="${id}"]`).textContent()) ?? '') : ''
    },
    apply: async (card: string, secret: string) => {
      await number.fill(card)
      await pin.fill(secret)
      await part.getByRole('button', { name: say.apply }).click()
    },
    check: part.getByRole('button', { name: say.check }),
    balance: part.getByRole('status'),
  }
}

/** What pays a part of the order, by its name: points, a credit, codes and cards. */
export function partOf(page: Page, name: string): Locator {
  return page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
}

/** Asks the shop as the page that is open: with its session and its locale. */
export function ask(page: Page, path: string) {
  return page.evaluate(async (asked) => {
    const url = new URL(asked, location.href)
    url.searchParams.set('locale', document.documentElement.dataset.locale ?? '')
    return (await fetch(url)).json()
  }, path)
}
