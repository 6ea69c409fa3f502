import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { GiftWrapping } from './gift-wrapping.tsx'

const offered = { price: 5.95, parcels: 1, wrap: false, receipt: false }

const show = async (giftWrapping: Cart['giftWrapping']) => {
  const cart = { giftWrapping, currency: 'USD' } as Cart
  await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <GiftWrapping cart={cart} />
      </MessagesProvider>
    </Suspense>,
  )
}

test('gift wrap has the price of all parcels, and a gift receipt is free', async () => {
  await show({ ...offered, parcels: 2 })
  await expect
    .element(page.getByRole('checkbox', { name: /^Gift wrap.*\$5\.95 a parcel.*\$11\.90$/ }))
    .not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /^Gift receipt.*Free$/ })).not.toBeChecked()
})

test('a site without gift wrap shows nothing of it', async () => {
  await show(undefined)
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('a choice by keyboard shows at once, and goes back with the reason if it is refused', async () => {
  const answered = Promise.withResolvers<void>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await answered.promise
    return Response.json({ errorDetails: [{ errorId: 'API404', message: 'gone' }] }, { status: 404 })
  })
  await show(offered)
  const wrap = page.getByRole('checkbox', { name: /^Gift wrap/ })
  await expect.element(wrap).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(wrap).toBeChecked()
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
  answered.resolve()
  await expect.element(wrap).not.toBeChecked()
  await expect.element(wrap).toHaveAttribute('aria-invalid', 'true')
  fetched.mockRestore()
})
