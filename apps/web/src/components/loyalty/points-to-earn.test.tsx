import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { PointsToEarn } from './points-to-earn.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const join = () => page.getByRole('link', { name: words('cart.points.join') })

function signIn(isLoyaltyMember: boolean, loyaltySummary = {}) {
  saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Response.json(String(input).includes('/consumer?') ? { consumerProfile: { isLoyaltyMember, loyaltySummary } } : {}),
  )
}

const show = () => showInShop(<PointsToEarn points={129} area="cart" />, { areas: ['common', 'cart'] })

afterEach(() => {
  saveAccount(null)
  queryClient.clear()
  vi.restoreAllMocks()
})

test('a guest sees what members earn, with the way to join [LOY-01]', async () => {
  await show()
  await expect.element(page.getByText(words('cart.points.members', { points: 129 }))).toBeVisible()
  await expect.element(join()).toHaveAttribute('href', '/en-us/sign-up')
})

test('a consumer without a membership joins on the page of the programme [LOY-01]', async () => {
  signIn(false)
  await show()
  await expect.element(join()).toHaveAttribute('href', '/en-us/account/loyalty')
})

test('a member sees the points as their own, and nothing to join [LOY-01]', async () => {
  signIn(true)
  await show()
  await expect.element(page.getByText(words('cart.points.own', { points: 129 }))).toBeVisible()
  expect(join().elements()).toEqual([])
})

test('a member in a tier reads the product’s points by its factor, and those of the cart as the server counted them [LOY-01]', async () => {
  signIn(true, { standing: { tier: { pointsFactor: 12_500 } } })
  await showInShop(<PointsToEarn points={129} area="product" />, { areas: ['common', 'product'] })
  await expect.element(page.getByText(words('product.points.own', { points: 161 }))).toBeVisible()
  await show()
  await expect.element(page.getByText(words('cart.points.own', { points: 129 }))).toBeVisible()
})
