import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { perMeasureOfChoice } from './per-measure-of-choice.ts'
import { PricePerMeasure } from './price-per-measure.tsx'

const attributes = [{ type: 'volume', label: 'Volume', options: [] }]
const variant = (id: string, volume: string, amount?: number) => ({
  ...{ id, attributes: { volume } },
  price: { original: 10, current: 10, ...(amount !== undefined && { perMeasure: { amount, measure: 'l' } }) },
})
const make = (...variants: object[]) => ({ attributes, variants }) as unknown as Product

test('a price per measure shows as money and measure, and goods without one show nothing [CAT-10]', async () => {
  const areas = ['common'] as const
  await showInShop(<PricePerMeasure value={{ amount: 132.67, measure: 'l' }} currency="USD" />, { areas })
  await expect.element(page.getByText('$132.67 per l')).toBeVisible()
  const { container } = await showInShop(
    <p>
      -<PricePerMeasure value={undefined} currency="USD" />
    </p>,
    { areas },
  )
  await expect.poll(() => container.textContent).toBe('-')
})

test.each([
  ['one variant', [variant('A', '75', 40)], {}, 40],
  ['variants of the same price per measure', [variant('A', '75', 40), variant('B', '75', 40)], {}, 40],
  ['variants that differ', [variant('A', '75', 40), variant('B', '250', 30)], {}, undefined],
  ['the chosen one of them', [variant('A', '75', 40), variant('B', '250', 30)], { volume: '250' }, 30],
  ['a variant that has none beside one that has', [variant('A', '75', 40), variant('B', '1000')], {}, undefined],
])('the price per measure of %s is shown only where it is certain [CAT-10]', (_, variants, choice, amount) => {
  expect(perMeasureOfChoice(make(...variants), choice)?.amount).toBe(amount)
})
