import { formatMessage } from '@lacehouse/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { GiftCardsPart } from './gift-cards-part.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const saved = { giftCardId: 'g', last4: '7700', balance: 40, currency: 'USD', state: 'usable' }
let giftCards: object[]
let answer: () => Response

beforeEach(() => {
  giftCards = []
  saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/gift_cards')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    return init?.method && init.method !== 'GET' ? answer() : Response.json({ giftCards })
  })
})

afterEach(() => {
  saveAccount(null)
  queryClient.clear()
  vi.restoreAllMocks()
})

const show = () =>
  showInShop(<GiftCardsPart />, {
    areas: ['common', 'account', 'payment', 'profile', 'errors'],
    site: { features: { giftCards: true } },
  })
const number = () => page.getByRole('textbox', { name: words('payment.storedCard.number') })
const refuse = (status: number, errorId: string, field?: string) => () =>
  Response.json({ errorDetails: [{ errorId, field, message: errorId }], correlationId: 'c' }, { status })

test('a gift card is kept by number and PIN, and shows what is left on it [ACC-04]', async () => {
  answer = () => {
    giftCards = [saved]
    return Response.json({ giftCard: saved }, { status: 201 })
  }
  await show()
  await expect.element(page.getByText(words('profile.giftCards.none'))).toBeVisible()
  await number().fill('6006 4900 0001 7700')
  await page.getByRole('textbox', { name: words('payment.storedCard.pin') }).fill('4711')
  await page.getByRole('button', { name: words('profile.giftCards.add') }).click()
  await expect.element(page.getByText('$40.00')).toBeVisible()
  await expect.element(number()).toHaveValue('')
})

test('a refusal stands at its input, what was typed stays, and a card that is kept already says so [ACC-04] [ERR-04]', async () => {
  answer = refuse(404, 'GFC700', 'giftCard')
  await show()
  await number().fill('6006')
  const add = page.getByRole('button', { name: words('profile.giftCards.add') })
  await add.click()
  await expect.element(number()).toHaveAccessibleDescription(words('GFC700'))
  await expect.element(number()).toHaveValue('6006')
  answer = refuse(409, 'PYT300')
  await add.click()
  await expect.element(number()).toHaveAccessibleDescription(words('profile.giftCards.exists'))
})

test('a card that cannot pay any more says why [ACC-04]', async () => {
  giftCards = [{ ...saved, state: 'expired', expiresAt: '2026-01-31T12:00:00.000Z' }]
  await show()
  await expect.element(page.getByText(words('profile.giftCards.state.expired'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(words('profile.cards.expired', { until: 'January 31, 2026' }))).toBeVisible()
})
