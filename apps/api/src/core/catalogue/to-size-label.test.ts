import { expect, test } from 'vitest'
import { findAudience, toSizeLabel } from './to-size-label.ts'

const german = { system: 'EU', locale: 'de-de' } as const

test.each([
  ['9', ['men'], '42,5'],
  ['9', ['women'], '40,5'],
  ['9', ['men', 'women'], 'US 9'],
  ['2Y', ['men', 'kids'], '33,5'],
  ['M', ['men', 'women'], 'M'],
])('the size %s for %j has the label %s in Germany [LOC-01]', (size, genders, label) => {
  expect(toSizeLabel(size, { ...german, genders })).toBe(label)
})

test('a site with US sizes shows a size as the catalogue has it', () => {
  expect(toSizeLabel('9', { system: 'US', locale: 'en-us', genders: ['men', 'women'] })).toBe('9')
})

test('unisex sizes are men’s sizes, and several genders have no common audience', () => {
  expect([findAudience(['unisex']), findAudience(['men', 'kids']), findAudience([])]).toEqual(['men', null, null])
})
