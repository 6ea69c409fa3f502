import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { profileQuery } from '../../../client/account/profile-query.ts'
import { ApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { LeaveLoyaltyDialog } from './leave-loyalty-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const button = (key: Parameters<typeof formatMessage>[1]) => page.getByRole('button', { name: words(key) })
const args = { memberId: 'M-1', points: 2400, tier: 'Gold' as string | null }

const show = async (own: Partial<typeof args> = {}) => {
  const resolve = vi.fn()
  const dismiss = vi.fn()
  await showInShop(<LeaveLoyaltyDialog args={{ ...args, ...own }} resolve={resolve} dismiss={dismiss} />, {
    areas: ['common', 'profile', 'loyalty', 'errors'],
  })
  await expect.element(button('loyalty.leave.keep')).toBeVisible()
  return { resolve, dismiss }
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

test('the first step names points, tier, vouchers, orders, later returns, mails and the way back, and calls nothing', async () => {
  const call = vi.spyOn(browserApi, 'call')
  const { dismiss } = await show()
  const items = page.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'You lose your 2,400 points.',
    words('loyalty.leave.tier', { name: 'Gold' }),
    ...(['vouchers', 'orders', 'returns', 'mails', 'again'] as const).map((key) => words(`loyalty.leave.${key}`)),
  ])
  await button('loyalty.leave.keep').click()
  expect(dismiss).toHaveBeenCalledOnce()
  expect(call).not.toHaveBeenCalled()
})

test('a member without points and tier reads of neither loss', async () => {
  await show({ points: 0, tier: null })
  await expect.element(page.getByText('You have no points, so you lose none.')).toBeVisible()
  expect(page.getByText(/Your tier/).elements()).toEqual([])
})

test('the keyboard goes through both steps: the question has the focus, and one call ends the named membership', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue({} as never)
  queryClient.setQueryData(profileQuery.queryKey, {} as never)
  const { resolve } = await show()
  button('loyalty.leave.go').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words('loyalty.leave.sure'))).toHaveFocus()
  await expect.element(page.getByText(words('loyalty.leave.final', { points: 2400 }))).toBeVisible()
  await userEvent.tab()
  await expect.element(button('loyalty.leave.confirm')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => resolve.mock.calls).toEqual([[true]])
  const leaving = call.mock.calls.filter(([id]) => id === 'loyalty.leave')
  expect(leaving).toEqual([['loyalty.leave', { params: { memberId: 'M-1' } }]])
})

test('a refusal stays in the dialog with its words, and Back leads to the first step', async () => {
  vi.spyOn(browserApi, 'call').mockRejectedValue(
    new ApiError({ status: 404, details: [{ errorId: '4044', errorMessage: '' } as never], correlationId: 'c' }),
  )
  const { resolve } = await show()
  await button('loyalty.leave.go').click()
  await button('loyalty.leave.confirm').click()
  await expect.element(page.getByText(words('4044'))).toBeVisible()
  expect(resolve).not.toHaveBeenCalled()
  await button('loyalty.leave.back').click()
  await expect.element(page.getByText('You lose your 2,400 points.')).toBeVisible()
})
