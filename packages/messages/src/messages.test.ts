import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { messageAreas } from './areas.ts'
import { catalogues, localeBases } from './catalogues.gen.ts'
import { type Catalogues, checkCatalogues } from './check-catalogues.ts'
import { compile } from './compile.ts'
import { findErrorMessage } from './find-error-message.ts'
import { findMessage, formatMessage } from './format-message.ts'
import { toCataloguesSource } from './generate-catalogues.ts'
import { isMessageLocale, listLocaleChain, messageLocales, messagesFor } from './messages-for.ts'

test('the catalogues have no missing, extra, broken or differing text [LOC-02]', () => {
  expect(checkCatalogues(catalogues as Catalogues, localeBases)).toEqual([])
})

test('the generated imports match the files [LOC-02]', () => {
  expect(readFileSync(new URL('catalogues.gen.ts', import.meta.url), 'utf8')).toBe(toCataloguesSource())
})

test.each(messageLocales)("%s has a text for every key of English, its own or its base's [LOC-01]", (locale) => {
  const english = Object.keys(messagesFor('en-us')).toSorted()
  expect(Object.keys(messagesFor(locale)).toSorted()).toEqual(english)
  expect(english.length).toBeGreaterThan(400)
})

const languages = messageLocales.filter((locale) => localeBases[locale] === null && locale !== 'en-us')

test.each(languages)('%s is translated except for names and equal words [LOC-01]', (locale) => {
  const english = messagesFor('en-us')
  const own = Object.assign({}, ...Object.values((catalogues as Catalogues)[locale] ?? {})) as Record<string, string>
  const names = ['payment.method.APPLE_PAY', 'backoffice.method.APPLE_PAY', 'locations.country.HK']
  const sentences = Object.keys(own).filter((key) => /[a-z]{3,} [a-z]{3,}/i.test(english[key] ?? ''))
  expect(sentences.filter((key) => own[key] === english[key] && !names.includes(key))).toEqual([])
})

test('the texts of an overlay override those of its base', () => {
  expect(listLocaleChain('en-gb')).toEqual(['en-gb', 'en-us'])
  expect(listLocaleChain('de-de')).toEqual(['de-de', 'en-us'])
  expect(messagesFor('en-gb', ['product'])['product.color']).toBe('Colour')
  expect(messagesFor('en-us', ['product'])['product.color']).toBe('Color')
  expect(messagesFor('en-gb', ['product'])['product.size']).toBe('Size')
  expect(isMessageLocale('xx-yy')).toBe(false)
  expect(messagesFor('xx-yy', ['common'])).toEqual(messagesFor('en-us', ['common']))
})

test('texts of one area or of several areas can be read', () => {
  const cart = messagesFor('de-de', ['cart'])
  expect(Object.keys(cart).every((key) => key.startsWith('cart.'))).toBe(true)
  const both = messagesFor('de-de', ['cart', 'common'])
  expect(both).toEqual({ ...cart, ...messagesFor('de-de', ['common']) })
})

test.each([
  ['en-us', 0, 'No results'],
  ['en-us', 1, '1 result'],
  ['de-de', 1200, '1.200 Ergebnisse'],
  ['fr-ca', 1, '1 résultat'],
  ['fr-ca', 2, '2 résultats'],
])('in %s a count of %d is formatted as %s', (locale, count, expected) => {
  expect(formatMessage(locale, 'listing.resultCount', { count })).toBe(expected)
})

test('a missing value throws, and an unknown key is not found', () => {
  expect(() => formatMessage('en-us', 'cart.item.each')).toThrow()
  expect(findMessage('en-us', 'toString')).toBeNull()
  expect(findMessage('de-de', 'locations.country.DE')).toBe('Deutschland')
  expect(formatMessage('xx-yy', 'listing.resultCount', { count: 2 })).toBe('2 results')
})

test('every plain error id has a message without values in every locale [ERR-01]', () => {
  const ids = Object.keys(messagesFor('en-us', ['errors'])).filter((key) => /^[A-Z]*\d+$/.test(key))
  expect(ids.length).toBeGreaterThan(110)
  for (const locale of messageLocales) {
    for (const id of ids) expect(findErrorMessage(locale, id), `${locale} ${id}`).toMatch(/\S{2,}.*[.!]$/)
  }
})

test('no message of an error contains an error id [ERR-01]', () => {
  for (const locale of messageLocales) {
    for (const text of Object.values(messagesFor(locale, ['errors']))) expect(text).not.toMatch(/\b[A-Z]{2,4}\d{3,4}\b/)
  }
})

test('the message of a maximum names it when it is given', () => {
  expect(findErrorMessage('de-de', 'INV408', { maximum: 1200 })).toBe(
    'Davon können Sie höchstens 1.200 Stück bestellen.',
  )
  expect(findErrorMessage('en-us', 'INV408')).toBe('You already have as many of these as one order can hold.')
  expect(findErrorMessage('en-us', 'INV408', { unknown: 1 })).toBe(findErrorMessage('en-us', 'INV408'))
  expect(findErrorMessage('en-us', 'ZZZ999')).toBeNull()
  expect(findErrorMessage('en-us', 'errors.offline')).toBeNull()
})

test('all failures of a sign-in have one text, so that none shows which part was wrong', () => {
  for (const locale of messageLocales) {
    const texts = ['AUT401', 'AUT418', 'AUT437', 'AUT438'].map((id) => findErrorMessage(locale, id))
    expect(new Set(texts).size).toBe(1)
  }
})

test('compiled catalogues are one file for each area and locale, equal at each run, and need no parser', async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'messages-'))}/`)
  const read = () => messageLocales.map((locale) => readFileSync(new URL(`${locale}/cart.json`, folder), 'utf8'))
  expect(compile(folder)).toBe(messageLocales.length * messageAreas.length)
  const first = read()
  compile(folder)
  expect(read()).toEqual(first)
  expect(existsSync(new URL('en-gb/locations.json', folder))).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(messageLocales.toSorted())
  const parsed: Record<string, unknown> = JSON.parse(first[0] ?? '')
  expect(parsed['cart.empty.title']).toBe('Your cart is empty')
  expect(parsed['cart.item.size']).toEqual([
    { type: 0, value: 'Size: ' },
    { type: 1, value: 'size' },
  ])
})
