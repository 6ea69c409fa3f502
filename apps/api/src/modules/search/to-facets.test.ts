import { emptyListingQuery, type ListingFacet, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { expect, test } from 'vitest'
import { toFacets, toSortOptions } from './to-facets.ts'

type Counts = Partial<Record<ListingFacet, Record<string, number>>>

const stores = [{ id: 'us-t01', names: { 'en-us': 'SoHo', 'de-de': 'SoHo (New York)' } }]

const list = (
  counts: Counts,
  facets: ListingQuery['facets'] = {},
  place: { locale?: string; system?: 'US' | 'EU' } = {},
) =>
  toFacets(
    new Map(Object.entries(counts).map(([key, values]) => [key as ListingFacet, new Map(Object.entries(values))])),
    { query: { ...emptyListingQuery, facets }, locale: 'en-us', system: 'US', stores, ...place },
  )

const valuesOf = (...given: Parameters<typeof list>) =>
  list(...given).map(({ key, values }) => [key, values.map(({ value, count }) => `${value} ${count}`).join()])

test('a facet is offered where it has two values, that of stores with one, and one that is chosen always [SRCH-03]', () => {
  const counts = {
    color: { red: 3 },
    store: { 'us-t01': 1 },
    material: { wool: 1, suede: 2 },
    gender: { men: 0, women: 5 },
  }
  expect(valuesOf(counts)).toEqual([
    ['material', 'suede 2,wool 1'],
    ['store', 'us-t01 1'],
  ])
  expect(valuesOf(counts, { color: ['red'] })).toContainEqual(['color', 'red 3'])
  expect(valuesOf({})).toEqual([])
})

test('a value without products is shown only where it is chosen [SRCH-03]', () => {
  const counts = { color: { red: 0, blue: 2, black: 1, green: 0 } }
  const [color] = list(counts, { color: ['red'] })
  expect(color?.values.map(({ value, count, selected }) => [value, count, selected])).toEqual([
    ...[
      ['blue', 2, false],
      ['black', 1, false],
    ],
    ['red', 0, true],
  ])
})

test('facets stand in the order of the address, values by their number and then by their name', () => {
  const counts = { store: { 'us-t01': 1 }, color: { white: 2, black: 2, blue: 7 }, gender: { women: 1, men: 4 } }
  expect(valuesOf(counts)).toEqual([
    ['gender', 'men 4,women 1'],
    ['color', 'blue 7,black 2,white 2'],
    ['store', 'us-t01 1'],
  ])
})

test('measures stand in their order whatever their numbers, and what is no measure behind them', () => {
  const counts = { length: { '2 m': 1, '50 cm': 9, long: 20, '1.5 m': 3 }, width: { wide: 1, narrow: 2 } }
  expect(valuesOf(counts)).toEqual([
    ['width', 'narrow 2,wide 1'],
    ['length', '50 cm 9,1.5 m 3,2 m 1,long 20'],
  ])
})

test('values have the words of the language, a colour its swatch, a store its name, and what has no words itself', () => {
  const counts = { color: { black: 1, unheard: 1 }, store: { 'us-t01': 2, 'us-t99': 1 }, material: { Yak: 1, wool: 1 } }
  const labels = list(counts, {}, { locale: 'de-de' }).map(({ label, values }) => [
    label,
    values.map((one) => one.label),
  ])
  expect(labels).toEqual([
    ['Farbe', ['Schwarz', 'unheard']],
    ['Material', ['Wolle', 'Yak']],
    ['In Ihrer Filiale', ['SoHo (New York)', 'us-t99']],
  ])
  expect(list(counts)[0]?.values.map(({ value, swatch }) => [value, swatch])).toEqual([
    ['black', '#16161a'],
    ['unheard', undefined],
  ])
})

const sizes = { '8': 3, '8-women': 2, '8-men': 1, M: 4, OS: 1, '2Y': 1 }

test('a list for one audience has its sizes as numbers, in the system of the site [SRCH-03]', () => {
  const [gender, size] = list(
    { gender: { women: 3 }, size: sizes },
    { gender: ['women'] },
    { system: 'EU', locale: 'de-de' },
  )
  expect(gender?.key).toBe('gender')
  expect(size?.audience).toBe('women')
  expect(size?.values.map(({ value, label, group }) => [value, label, group])).toEqual([
    ['M', 'M', 'Bekleidung'],
    ['8', '39', 'Damenschuhe'],
    ['2Y', '33,5', 'Kinderschuhe'],
    ['OS', 'Einheitsgröße', 'Einheitsgröße'],
  ])
})

test('a list for several audiences has numbers with their audience only, and one that names none the plain numbers', () => {
  const [, mixed] = list({ gender: { women: 2, men: 1 }, size: sizes })
  expect(mixed?.values.map(({ value, group }) => [value, group])).toEqual([
    ['M', 'Clothing'],
    ['8-women', 'Women’s shoes'],
    ['8-men', 'Men’s shoes'],
    ['2Y', 'Kids’ shoes'],
    ['OS', 'One size'],
  ])
  expect(mixed?.audience).toBeUndefined()
  expect(valuesOf({ size: sizes })).toEqual([['size', 'M 4,8 3,2Y 1,OS 1']])
  expect(valuesOf({ gender: { unisex: 1, men: 1 }, size: sizes })[1]).toEqual(['size', 'M 4,8 3,2Y 1,OS 1'])
})

test('a list is sorted in six ways, named in the language of the shopper', () => {
  expect(toSortOptions('de-de').map(({ value, label }) => `${value}: ${label}`)).toEqual([
    ...['relevance: Relevanz', 'newest: Neueste', 'price-asc: Preis aufsteigend', 'price-desc: Preis absteigend'],
    ...['rating: Beste Bewertung', 'discount: Höchster Rabatt'],
  ])
})
