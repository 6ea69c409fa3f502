import type { Product } from '@lacehouse/contracts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { ProductDetails } from './product-details.tsx'

const delivery = { earliest: '2026-03-02', latest: '2026-03-05', price: 7.5, freeFrom: 75 }
const product = {
  ...{ id: 'A', name: 'Halden Court', currency: 'USD', description: 'A low court shoe.', productType: 'footwear' },
  ...{ modelMeasurements: 'The model is 5′11″ and wears size 9.', isDigital: false, delivery },
  details: [{ title: 'Materials and care', items: ['Upper: leather', 'Wipe with a damp cloth'] }],
  manufacturer: { name: 'Lacehouse', address: 'Mill Road 4', contact: 'care@lacehouse.test' },
} as unknown as Product

const areas = ['common', 'product', 'dialogs'] as const
const site = { features: { freeShippingBenefit: true } }

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('a product’s page has its details, and what its model measures [CAT-05]', async () => {
  await showInShop(<ProductDetails product={product} />, { areas })
  await page.getByText('Materials and care').click()
  await expect.element(page.getByRole('listitem').getByText('Upper: leather')).toBeVisible()
  await page.getByText('Model’s measurements').click()
  await expect.element(page.getByText('The model is 5′11″ and wears size 9.')).toBeVisible()
})

test('a product’s page names its manufacturer, and the responsible person where it has one [CAT-05]', async () => {
  await showInShop(<ProductDetails product={product} />, { areas })
  await page.getByText('Manufacturer and safety').click()
  await expect.element(page.getByText('Mill Road 4')).toBeVisible()
  expect(page.getByText('Responsible person').elements()).toEqual([])
})

test('a product from outside of the European Union has its responsible person with address and mailbox [CAT-05]', async () => {
  const responsiblePerson = { name: 'Linden GmbH', address: 'Lindenufer 12', contact: 'eu@linden.test' }
  await showInShop(<ProductDetails product={{ ...product, responsiblePerson }} />, { areas })
  await page.getByText('Manufacturer and safety').click()
  await expect.element(page.getByText('Responsible person in the European Union')).toBeVisible()
  await expect.element(page.getByText('Lindenufer 12')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'eu@linden.test' }))
    .toHaveAttribute('href', 'mailto:eu@linden.test')
})

test('a product is shared with its name and the address of the page [CAT-05]', async () => {
  const shared: ShareData[] = []
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (data: ShareData) => shared.push(data) })
  await showInShop(<ProductDetails product={product} />, { areas })
  await page.getByRole('button', { name: 'Share this product' }).click()
  await expect.poll(() => shared).toEqual([{ title: 'Halden Court', url: location.href }])
})

test('a product’s page says when it arrives and from which amount delivery is free [CAT-05]', async () => {
  const { container } = await showInShop(<DeliveryPromise product={product} />, { areas, site })
  await expect.poll(() => container.textContent).toMatch(/Mar 2.*Mar 5/)
  expect(container.textContent).toContain('$75.00')
})

test.each([
  ['shows the days of the product where they count from the day of its variant', '2027-03-01', true],
  ['shows no days that are before the day of its variant', '2027-03-12', false],
] as const)('a pre-order %s [CAT-08]', async (_, sentFrom, isShown) => {
  const delivery = { earliest: '2027-03-02', latest: '2027-03-05', freeFrom: 75, price: 8 }
  const shown = { ...product, delivery } as Product
  const { container } = await showInShop(<DeliveryPromise product={shown} sentFrom={sentFrom} />, { areas, site })
  await expect.poll(() => container.textContent).toMatch(/returns/i)
  expect(/Mar 2.*Mar 5/.test(container.textContent ?? '')).toBe(isShown)
})
