import { expect, test } from 'vitest'
import { getPriorPriceRule, getSiteLaw } from './site-law.ts'

test.each(['DE', 'FR', 'IT', 'ES', 'NL'])('a site for %s follows the law of the European Union [CAT-09]', (country) => {
  const law = { lowestPrice: true, deliveryCosts: true, withdrawal: true, productSafety: true, pricePerMeasure: true }
  expect(getSiteLaw({ country })).toEqual(law)
  expect(getPriorPriceRule({ country })).toBe('lowest')
})

test.each([
  ['US', false],
  ['CA', false],
  ['AU', false],
  ['GB', true],
])('a site for %s has no notices on reductions, and those on safety and measures: %s', (country, isDue) => {
  const none = { lowestPrice: false, deliveryCosts: false, withdrawal: false }
  expect(getSiteLaw({ country })).toEqual({ ...none, productSafety: isDue, pricePerMeasure: isDue })
  expect(getPriorPriceRule({ country })).toBe('list')
})
