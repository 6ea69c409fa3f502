import { expect, test } from 'vitest'
import { fromStoredMark, type ProductMark, toStoredMark, type WordsByLocale } from './product-mark.ts'

test.for<[string, ProductMark | null, WordsByLocale | null]>([
  ['no mark', null, null],
  ['a mark with its code', { code: 'new', words: { 'de-de': 'Neu' } }, { code: 'new', 'de-de': 'Neu' }],
  ['empty words', { code: 'new', words: { 'de-de': 'Neu', 'en-us': ' ' } }, { code: 'new', 'de-de': 'Neu' }],
  [
    'words without a code, which the English ones give',
    { words: { 'de-de': 'Tierfrei', 'en-us': 'No animals' } },
    { code: 'no-animals', 'de-de': 'Tierfrei', 'en-us': 'No animals' },
  ],
  ['German words without a code', { words: { 'de-de': 'Für dich' } }, { code: 'fuer-dich', 'de-de': 'Für dich' }],
  ['words of which no address can be made', { words: { 'en-us': '★★★' } }, { 'en-us': '★★★' }],
])('%s is stored as the catalogue holds it', ([, mark, stored]) => {
  expect(toStoredMark(mark)).toEqual(stored)
})

test('a stored mark is read as it was written', () => {
  const stored = { code: 'new', 'en-us': 'New', de: 'Neu' }
  expect(fromStoredMark(stored)).toEqual({ code: 'new', words: { 'en-us': 'New', de: 'Neu' } })
  expect(toStoredMark(fromStoredMark(stored))).toEqual(stored)
  expect(fromStoredMark({ 'en-us': 'New' })).toEqual({ words: { 'en-us': 'New' } })
  expect(fromStoredMark(null)).toBeNull()
})
