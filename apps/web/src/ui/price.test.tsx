import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/messages-provider.tsx'
import { Price, type PriceAmounts } from './price.tsx'

const write = async (price: PriceAmounts) => {
  const { container } = await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common']}>
        <Price price={price} currency="USD" />
      </MessagesProvider>
    </Suspense>,
  )
  await expect.poll(() => container.textContent).toContain('$')
  return [...container.querySelectorAll('[aria-hidden], :scope > span:not(:has(*))')].map(
    ({ textContent }) => textContent,
  )
}

const range = { lowCurrent: 67.97, highCurrent: 85, lowOriginal: 85, highOriginal: 85 }

test.each([
  ['one price', { ...range, lowCurrent: 85 }, ['$85.00']],
  ['one reduced price', { ...range, highCurrent: 67.97 }, ['$67.97', '$85.00']],
  ['a range whose cheapest variant is reduced', { ...range, originalOfLowest: 85 }, ['from $67.97', '$85.00']],
  ['a range whose cheapest variant is not', { ...range, originalOfLowest: 67.97 }, ['from $67.97']],
  ['a range without that knowledge', range, ['from $67.97']],
])('%s strikes the original of the same variant only [CAT-10]', async (_, price, words) => {
  expect(await write(price)).toEqual(words)
})
