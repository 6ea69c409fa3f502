import { compileMessages } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { formatWords, type TextValues } from './format-words.ts'

const areas = (locale: string): Catalogue => ({
  ...compileMessages(locale, 'common'),
  ...compileMessages(locale, 'navigation'),
})
const english = { locale: 'en-us', catalogue: areas('en-us') }
const german = { locale: 'de-de', catalogue: areas('de-de') }

test.each<[string, TextValues | undefined, string]>([
  ['common.close', undefined, 'Close'],
  ['navigation.backTo', { title: 'Menu' }, 'Back to Menu'],
  ['navigation.cartWithCount', { count: 0 }, 'Cart, empty'],
  ['navigation.cartWithCount', { count: 1 }, 'Cart, 1 item'],
  ['navigation.cartWithCount', { count: 1200 }, 'Cart, 1,200 items'],
])('%s with %j is formatted as %s', (id, values, said) => {
  expect(formatWords(english, id, values)).toBe(said)
})

test('numbers are formatted in the locale', () => {
  expect(formatWords(english, 'common.pagination.page', { page: 1200 })).toContain('1,200')
  expect(formatWords(german, 'common.pagination.page', { page: 1200 })).toContain('1.200')
})

test('an element given as a value stays an element', () => {
  const title = { element: 'b' }
  expect(formatWords<object>(english, 'navigation.backTo', { title })).toEqual(['Back to ', title])
})

test('a missing message shows its id', () => {
  expect(formatWords(english, 'cart.nothing')).toBe('cart.nothing')
})
