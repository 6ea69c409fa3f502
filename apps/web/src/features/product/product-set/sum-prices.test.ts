import { expect, test } from 'vitest'
import { sumPrices } from './sum-prices.ts'

const toPrice = (current: number, original = current) => ({
  ...{ lowCurrent: current, highCurrent: current, lowOriginal: original, highOriginal: original },
})

test.each([
  [[0.1, 0.2], 'USD', 0.3],
  [[19.99, 19.99, 19.99], 'EUR', 59.97],
  [[], 'USD', 0],
] as const)('prices of %j in %s are %d together, to the minor unit [CAT-03]', (amounts, currency, sum) => {
  expect(
    sumPrices(
      amounts.map((one) => toPrice(one)),
      currency,
    ),
  ).toEqual(toPrice(sum))
})

test('what is reduced counts at both of its prices [CAT-03]', () => {
  expect(sumPrices([toPrice(10), toPrice(20.1, 30.2)], 'USD')).toEqual(toPrice(30.1, 40.2))
})
