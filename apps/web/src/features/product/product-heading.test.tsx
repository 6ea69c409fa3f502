import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ProductHeading } from './product-heading.tsx'

const price = { lowOriginal: 100, highOriginal: 100, lowCurrent: 70, highCurrent: 70, showLowestPrice: false }
const product = { id: 'A', name: 'Halden Court', currency: 'USD', attributes: [], variants: [], price }

async function show(own: object): Promise<string> {
  const heading = <ProductHeading product={{ ...product, ...own } as unknown as Product} choice={{}} />
  const { container } = await showInShop(heading, { areas: ['common', 'product'] })
  await expect.poll(() => container.textContent).toContain('Halden Court')
  return container.textContent ?? ''
}

test('the lowest-price notice shows with its price where the server asks for it [CAT-09]', async () => {
  expect(await show({})).not.toMatch(/lowest/i)
  expect(await show({ price: { ...price, showLowestPrice: true, historicBestPrice: 80 } })).toMatch(
    /lowest[^.]*\$80\.00/i,
  )
})

test('a reduced price shows its percent, and badge and eyebrow stand above the name [CAT-09] [CAT-10]', async () => {
  expect(await show({})).toContain('30% off')
  const words = await show({ badge: { code: 'sale', label: 'Sale' }, eyebrow: { code: 'limited', label: 'Limited' } })
  expect(words.indexOf('Sale')).toBeLessThan(words.indexOf('Halden Court'))
  expect(words.indexOf('Limited')).toBeLessThan(words.indexOf('Halden Court'))
})
