import { expect, test } from 'vitest'
import { findAlternativeText, findMediaId, toMediaToken, toPictureName } from './media-token.ts'

const id = '5f0c1d1e-6a52-4c3e-9f5e-0a4b1f2d3c4e'

test.for([
  [toMediaToken(id), id],
  [`media:${id.toUpperCase()}`, null],
  ['media:5f0c', null],
  [`media:${id}/../x`, null],
  ['scene:hero-runner@16x7', null],
  ['', null],
] as const)('the picture of %s is %s', ([token, expected]) => {
  expect(findMediaId(token)).toBe(expected)
})

test.for([
  ['summer_sale-2026.JPG', 'summer sale 2026'],
  ['C:\\fakepath\\court.webp', 'court'],
  ['../../etc/passwd', 'passwd'],
  ['.jpeg', 'picture'],
  ['a'.repeat(200), 'a'.repeat(120)],
] as const)('the file %s is named %s', ([fileName, expected]) => {
  expect(toPictureName(fileName)).toBe(expected)
})

test.for([
  [{ 'en-us': 'A shoe' }, 'en-us', 'A shoe'],
  [{ 'en-us': 'A shoe' }, 'en-gb', 'A shoe'],
  [{ 'en-us': 'A grey shoe', 'en-gb': 'A gray shoe' }, 'en-gb', 'A gray shoe'],
  [{ 'en-us': 'A shoe' }, 'de-de', null],
  [{}, 'de-de', null],
] as const)('of %o a document in %s begins with %s', ([alt, locale, expected]) => {
  expect(findAlternativeText(alt, locale)).toBe(expected)
})
