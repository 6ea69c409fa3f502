import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { AccountContents } from './account-contents.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const profile = { consumerProfile: { consumerDetails: { email: 'ada@example.com', firstName: 'Ada', address: [] } } }
const card = { paymentInstrumentId: 'p1', brand: 'visa', last4: '4242', main: true, expired: false }

/** Shows the account; its calls are answered when `answer` is called. */
async function show() {
  const waiting: (() => void)[] = []
  const call = vi.spyOn(browserApi, 'call').mockImplementation(((id: string) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.push(() => resolve(id === 'consumer.get' ? profile : { paymentInstruments: [card] }))
    return promise
  }) as never)
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<AccountContents firstName="Ada" />, { areas: ['common', 'account', 'cart', 'payment'] })
  await expect.poll(() => waiting.length).toBe(2)
  return {
    call,
    answer: () => {
      for (const resolve of waiting) resolve()
    },
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
  queryClient.clear()
})

test('an account is not said to have no addresses and cards before they are loaded', async () => {
  const { answer } = await show()
  await expect.element(page.getByRole('heading', { name: words('account.cards') })).toBeVisible()
  expect(page.getByText(words('account.addresses.none')).elements()).toEqual([])
  expect(page.getByText(words('account.cards.none')).elements()).toEqual([])
  answer()
  await expect.element(page.getByText(words('account.addresses.none'))).toBeVisible()
  await expect.element(page.getByText(/4242/)).toBeVisible()
})

test('what is loaded stays, without an error, where fetching it again fails', async () => {
  const { answer, call } = await show()
  answer()
  await expect.element(page.getByText(/4242/)).toBeVisible()
  call.mockRejectedValue(new ApiError({ status: 500, details: [], correlationId: 'c' }))
  await queryClient.refetchQueries()
  await expect.element(page.getByText(/4242/)).toBeVisible()
  expect(page.getByRole('button', { name: words('common.retry') }).elements()).toEqual([])
})

test('without addresses and cards the account leads on to where they are added [ACC-17]', async () => {
  vi.spyOn(browserApi, 'call').mockImplementation((async (id: string) =>
    id === 'consumer.get' ? profile : { paymentInstruments: [] }) as never)
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<AccountContents firstName="Ada" />, { areas: ['common', 'account', 'cart', 'payment'] })
  const toAddresses = page.getByRole('link', { name: words('account.addresses.add') })
  await expect.element(toAddresses).toHaveAttribute('href', '/en-us/account/addresses')
  await expect
    .element(page.getByRole('link', { name: words('account.cards.add') }))
    .toHaveAttribute('href', '/en-us/account/payment')
})
