import { expect, test } from 'vitest'
import { findSizeSystem, toCatalogueSize } from './convert-sizes.ts'

test.each([
  ['the system that the file names', ['38', '39'], 'EU', 'US', 'EU'],
  ['a country of the same sizes', ['38', '39'], 'de', 'UK', 'EU'],
  ['a system that the shop does not convert', ['24', '25'], 'JP', 'EU', null],
  ['that of the site', ['8', '9.5'], '', 'US', 'US'],
  ['that of the site', ['38', '39,5'], '', 'EU', 'EU'],
  ['that of Europe, whose numbers no other has', ['38', '39'], '', 'US', 'EU'],
  ['none, because Europe has no such numbers', ['8', '9'], '', 'EU', null],
  ['none, because the sizes are of both', ['8', '38'], '', 'US', null],
  ['none of letters', ['S', 'M'], '', 'US', null],
] as const)('shoes are in %s [CAT-14]', (_, sizes, named, ofSite, expected) => {
  expect(findSizeSystem({ sizes, named, ofSite })).toBe(expected)
})

test.each([
  ['38', 'EU', 'women', '7'],
  ['42,5', 'EU', 'men', '9'],
  ['38.0', 'EU', 'women', '7'],
  ['5', 'UK', 'women', '7.5'],
  ['31', 'EU', 'kids', '13C'],
  ['9', 'US', null, '9'],
  ['UK 8', 'US', 'men', '9'],
  // The table has no such size: it stays what it is.
  ['39.5', 'EU', 'women', 'EU 39.5'],
  ['One size', 'EU', 'women', 'One size'],
] as const)('the size %s of %s for %s is %s in the catalogue [CAT-14]', (size, system, audience, expected) => {
  expect(toCatalogueSize(size, system, audience)).toBe(expected)
})
