import { expect, test } from 'vitest'
import { checkCatalogues } from './check-catalogues.ts'
import { findUnusedKeys, toMentions } from './find-unused-keys.ts'
import { listPlaceholders } from './list-placeholders.ts'

const english = { cart: { 'cart.title': 'Your cart', 'cart.count': '{count, plural, one {# item} other {# items}}' } }
const german = {
  cart: { 'cart.title': 'Ihr Warenkorb', 'cart.count': '{count, plural, one {# Artikel} other {# Artikel}}' },
}
const bases = { 'en-us': null, 'de-de': null, 'en-gb': 'en-us' }

test('correct catalogues have no problem, and an overlay may omit keys [LOC-02]', () => {
  expect(checkCatalogues({ 'en-us': english, 'de-de': german, 'en-gb': { cart: {} } }, bases)).toEqual([])
  expect(checkCatalogues({ 'en-us': english, 'de-de': german }, bases)).toEqual([])
})

test('a complete locale may lack the words of the back office as a whole, and no part of them [LOC-02]', () => {
  const office = { 'backoffice.title': 'Back office', 'backoffice.skip': 'Skip to content' }
  const source = { ...english, backoffice: office }
  expect(checkCatalogues({ 'en-us': source, 'de-de': german }, bases)).toEqual([])
  const begun = { ...german, backoffice: { 'backoffice.title': 'Verwaltung' } }
  const problems = checkCatalogues({ 'en-us': source, 'de-de': begun }, bases)
  expect(problems).toEqual([expect.stringContaining('missing backoffice.skip')])
})

test.each([
  ['a missing key', { 'cart.title': 'Korb' }, 'de-de/cart.json: missing cart.count'],
  ['an extra key', { ...german.cart, 'cart.more': 'Mehr' }, 'de-de/cart.json: extra cart.more'],
  [
    'another placeholder',
    { ...german.cart, 'cart.count': '{n}' },
    'cart.count takes {n:text}, English takes {count:number}',
  ],
  ['a broken text', { ...german.cart, 'cart.count': '{count, plural, one {x}' }, 'cart.count is no ICU message'],
  ['an empty text', { ...german.cart, 'cart.title': ' ' }, 'cart.title is empty'],
  ['a straight apostrophe', { ...german.cart, 'cart.title': "Los geht's" }, 'cart.title has a straight apostrophe'],
])('%s is reported with its file and key [LOC-02]', (_, cart, problem) => {
  const problems = checkCatalogues({ 'en-us': english, 'de-de': { cart } }, bases)
  expect(problems).toEqual([expect.stringContaining(problem)])
})

test('keys are in the area of their first word, and error ids have no placeholders [LOC-02]', () => {
  const problems = checkCatalogues({ 'en-us': { errors: { INV408: 'At most {n}', 'cart.x': 'X' } } }, { 'en-us': null })
  expect(problems).toEqual([
    'en-us/errors.json: INV408 must have no placeholders',
    'en-us/errors.json: cart.x must begin with "errors."',
  ])
})

test('an area that English does not have is reported [LOC-02]', () => {
  const problems = checkCatalogues({ 'en-us': english, 'de-de': { ...german, kart: {} } }, bases)
  expect(problems).toEqual(['de-de/kart.json: no such area in English'])
})

test('a key that no source mentions is unused; quotes, templates and declared prefixes mention keys [LOC-02]', () => {
  const mentions = toMentions(["say('cart.title')", `say(\`listing.sort.\${sort}\`)`, '<Text id="home.heading" />'])
  const keys = [
    'cart.title',
    'home.heading',
    'listing.sort.newest',
    'locations.country.DE',
    'cart.count',
    'cart.titles',
  ]
  expect(findUnusedKeys(keys, mentions, ['locations.'])).toEqual(['cart.count', 'cart.titles'])
})

test('the name of an area alone mentions none of its keys [LOC-02]', () => {
  const mentions = toMentions([`type Calls = \`cart.\${string}\``, "name.startsWith('cart.')", "say('cart.title')"])
  expect(findUnusedKeys(['cart.title', 'cart.count'], mentions, [])).toEqual(['cart.count'])
})

test.each([
  ['plain', []],
  ['{name} has {count, plural, one {# {thing}} other {#}}', ['count:number', 'name:text', 'thing:text']],
  ['{day, date, short} <b>{x, number}</b>', ['b:tag', 'day:date', 'x:number']],
  ['{kind, select, a {{left}} other {}}', ['kind:select', 'left:text']],
])('the text %s has the placeholders %j', (text, placeholders) => {
  expect(listPlaceholders(text)).toEqual(placeholders)
})
