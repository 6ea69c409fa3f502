import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import type { Cart } from '../../client/cart/cart.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { Coupons } from './coupons.tsx'

const always = (element: ReactElement | null) => () => element

async function show(couponItems: Cart['couponItems']): Promise<void> {
  const cart = { couponItems, currency: 'USD' } as unknown as Cart
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'cart', 'errors']}>
        <Coupons cart={cart} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', taxMode: 'added', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByRole('region', { name: 'Promo codes' })).toBeVisible()
}

test('each code shows its saving and a button to remove it, and a code without effect shows the reason [CART-09]', async () => {
  await show([
    { code: 'TEN', applied: true, discount: 10, promotionName: 'Ten off' },
    { code: 'LATE', applied: false, discount: 0, statusMessage: 'This code has expired.' },
  ])
  const [ten, late] = page.getByRole('listitem').elements()
  expect(ten?.textContent).toBe('TEN−$10.00Ten off')
  expect(late?.textContent).toBe('LATEThis code has expired.')
  await expect.element(page.getByRole('button', { name: 'Remove code TEN' })).toBeVisible()
})

test('an empty field is refused without a call, and its error is tied to it [CART-09]', async () => {
  await show([])
  await page.getByText('Do you have a promo code?').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await expect.element(field).toHaveAccessibleDescription('Please enter a code.')
  await expect.element(field).toHaveFocus()
  await field.fill('X')
  await expect.element(field).not.toHaveAccessibleDescription()
})
