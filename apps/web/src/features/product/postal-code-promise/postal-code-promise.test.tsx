import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { ApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { readPostalCode, rememberPostalCode } from '../../../client/products/known-postal-code.ts'
import { PostalCodePromise } from './postal-code-promise.tsx'

const promise = {
  ...{ postalCode: '94103', currency: 'USD' },
  methods: [
    {
      ...{ code: 'standard', label: 'Standard', price: 6.95, freeFrom: 75 },
      ...{ earliest: '2026-11-30', latest: '2026-12-02', orderBefore: '2026-11-25T19:00:00.000Z' },
    },
  ],
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = () =>
  showInShop(<PostalCodePromise productId="A" />, { areas: ['product', 'delivery', 'errors', 'common'] })
const button = () => page.getByRole('button', { name: 'Delivery to your ZIP code' })
/** What the answer says, with plain spaces. */
const shown = () => (page.getByRole('status').element().textContent ?? '').replace(/\s/g, ' ')
const field = () => page.getByRole('textbox', { name: 'ZIP code' })

test('a postal code is asked for by key, answered with days, price and cut-off, and remembered [CAT-05]', async () => {
  const asked = vi.spyOn(browserApi, 'call').mockResolvedValue(promise as never)
  await show()
  await expect.element(button()).toBeVisible()
  ;(button().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('94103{Enter}')
  await expect.poll(shown).toMatch(/Delivery to 94103.*Standard.*Nov 30.*Dec 2/)
  await expect.poll(shown).toMatch(/\$6\.95, free from \$75/)
  expect(asked).toHaveBeenCalledWith('products.deliveryPromise', {
    params: { productId: 'A' },
    query: { postalCode: '94103' },
  })
  expect(readPostalCode()).toBe('94103')
})

test('a remembered postal code is answered without a question [CAT-05]', async () => {
  vi.spyOn(browserApi, 'call').mockResolvedValue(promise as never)
  rememberPostalCode('94103')
  await show()
  await expect.element(field()).toHaveValue('94103')
  await expect.poll(shown).toMatch(/^Delivery to 94103/)
})

test.for([
  ['CHK320', 'This ZIP code isn’t right. Please check it.'],
  ['CHK380', 'We don’t know this ZIP code. Please check it.'],
  ['SHP404', 'We don’t deliver this product to 1.'],
])('the refusal %s stands in words at the field, and is not remembered [CAT-05]', async ([errorId = '', words]) => {
  const details = [{ errorId, message: '', field: 'postalCode' }]
  vi.spyOn(browserApi, 'call').mockRejectedValue(new ApiError({ status: 400, details, correlationId: 'c' }))
  await show()
  await button().click()
  await userEvent.keyboard('1{Enter}')
  await expect.element(field()).toHaveAccessibleDescription(words)
  expect(readPostalCode()).toBeNull()
})
