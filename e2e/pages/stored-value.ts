import type { MessageKey } from '@lacehouse/messages'
import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'

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

/** What pays a part of the order beside a card: a group that opens by its summary. */
export function paymentPartOf(page: Page, t: SiteText, name: MessageKey) {
  const part = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: t(name) }) })
  return { part, title: part.locator('summary'), open: () => part.locator('summary').click() }
}

/** A gift card or a reward card in the billing step. */
export function storedCardOf(page: Page, t: SiteText, name: MessageKey = 'payment.method.GIFT_CARD') {
  const { part, open } = paymentPartOf(page, t, name)
  const number = part.getByRole('textbox', { name: t('payment.storedCard.number') })
  const pin = part.getByRole('textbox', { name: t('payment.storedCard.pin') })
  return {
    part,
    open,
    number,
    pin,
    applied: part.getByRole('listitem'),
    apply: async (card: string, secret: string) => {
      await number.fill(card)
      await pin.fill(secret)
      await part.getByRole('button', { name: t('payment.storedCard.apply') }).click()
    },
    check: part.getByRole('button', { name: t('payment.storedCard.check') }),
    balance: part.getByRole('status'),
  }
}
