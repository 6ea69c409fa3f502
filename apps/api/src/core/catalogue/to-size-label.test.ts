import { expect, test } from 'vitest'
import { findAudience, toSizeLabel } from './to-size-label.ts'

const german = { system: 'EU', locale: 'de-de' } as const

test.each([
  ['9', ['men'], '42,5'],
  ['9', ['women'], '40,5'],
  ['9', ['men', 'women'], 'US 9'],
  ['2Y', ['men', 'kids'], '33,5'],
  ['M', ['men', 'women'], 'M'],
  ['OS', [], 'Einheitsgröße'],
  ['EU 42.5', [], '42,5'],
  ['UK 8', ['men'], 'UK 8'],
  ['40', ['men'], 'US 40'],
  ['9.25', ['men'], '9.25'],
  ['9', [], 'US 9'],
  ['9', ['dogs'], 'US 9'],
  ['9', ['unisex'], '42,5'],
  ['10C', ['men'], '27'],
])('the size %s for %j has the label %s in Germany [LOC-01]', (size, genders, label) => {
  expect(toSizeLabel(size, { ...german, genders })).toBe(label)
})

test('a British size stays on the British site, and one size has a word there', () => {
  const british = { system: 'UK', locale: 'en-gb', genders: ['men'] } as const
  expect(['UK 8.5', '9', 'OS', 'EU 42'].map((size) => toSizeLabel(size, british))).toEqual([
    '8.5',
    '8',
    'One size',
    'EU 42',
  ])
})

test('a site with US sizes shows a size as the catalogue has it', () => {
  expect(toSizeLabel('9', { system: 'US', locale: 'en-us', genders: ['men', 'women'] })).toBe('9')
})

test('unisex sizes are men’s sizes, and several genders have no common audience', () => {
  expect([findAudience(['unisex']), findAudience(['men', 'kids']), findAudience([])]).toEqual(['men', null, null])
})
