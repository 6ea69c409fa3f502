import { expect, test } from 'vitest'
import { getSiteLaw } from './site-law.ts'

test.each(['DE', 'FR', 'IT', 'ES', 'NL'])('a site for %s follows the law of the European Union', (country) => {
  expect(getSiteLaw({ country })).toEqual({ lowestPrice: true, deliveryCosts: true, withdrawal: true })
})

test.each(['US', 'CA', 'GB', 'AU'])('a site for %s has no notices of the European Union', (country) => {
  expect(getSiteLaw({ country })).toEqual({ lowestPrice: false, deliveryCosts: false, withdrawal: false })
})
