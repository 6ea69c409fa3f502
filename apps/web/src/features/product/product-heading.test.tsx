import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ProductHeading } from './product-heading.tsx'

const price = { lowOriginal: 100, highOriginal: 100, lowCurrent: 70, highCurrent: 70, showLowestPrice: false }
const product = { id: 'A', name: 'Halden Court', currency: 'USD', attributes: [], variants: [], price }

async function show(own: object, site?: object): Promise<string> {
  const heading = (
    <ProductHeading product={{ ...product, ...own } as unknown as Product} choice={{}} now={new Date(0)} />
  )
  const { container } = await showInShop(heading, { areas: ['common', 'product'], ...(site && { site }) })
  await expect.poll(() => container.textContent).toContain('Halden Court')
  return container.textContent ?? ''
}

const union = { law: { lowestPrice: true } }

test('where the law asks for it, the notice names the lowest price that strike price and percent refer to [CAT-09]', async () => {
  expect(await show({})).not.toMatch(/lowest/i)
  const words = await show({ price: { ...price, originalOfLowest: 80 } }, union)
  expect(words).toMatch(/lowest[^.]*reduction: \$80\.00/i)
  expect(words).toContain('13% off')
  expect(words).not.toContain('$100')
})

test('a price that the law allows no reduction of has neither notice nor strike price nor percent [CAT-09]', async () => {
  const plain = { ...price, lowOriginal: 70, highOriginal: 70, originalOfLowest: 70 }
  const words = await show({ price: plain }, union)
  expect(words).toContain('$70.00')
  expect(words).not.toMatch(/lowest|%|was/i)
})

test('a reduced price shows its percent, and badge and eyebrow stand above the name [CAT-09] [CAT-10]', async () => {
  expect(await show({})).toContain('30% off')
  const words = await show({ badge: { code: 'sale', label: 'Sale' }, eyebrow: { code: 'limited', label: 'Limited' } })
  expect(words.indexOf('Sale')).toBeLessThan(words.indexOf('Halden Court'))
  expect(words.indexOf('Limited')).toBeLessThan(words.indexOf('Halden Court'))
})
