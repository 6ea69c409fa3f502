import { expect, test } from 'vitest'
import { listDataFields, toWords } from './list-data-fields.ts'

const show = (row: Record<string, unknown>) => listDataFields(row).map(({ key, name, value }) => [key, name, value])

test('what is empty is left out, and a column with a name in words has it', () => {
  expect(show({ email: 'a@example.com', gender: null, profile: {}, tags: [], last_name: '', shoe: 'x' })).toEqual([
    ['email', 'email', { kind: 'text', text: 'a@example.com' }],
    ['shoe', null, { kind: 'text', text: 'x' }],
  ])
})

test.each([
  ['a moment', { created_at: '2026-11-20T10:00:00+00:00' }, { kind: 'moment', text: '2026-11-20T10:00:00+00:00' }],
  ['a day', { birth_date: '1990-02-28' }, { kind: 'day', text: '1990-02-28' }],
  ['a truth', { is_default: true }, { kind: 'yes' }],
  ['an untruth', { is_default: false }, { kind: 'no' }],
  ['a photo', { bytes: 'data:image/jpeg;base64,AA==' }, { kind: 'picture', src: 'data:image/jpeg;base64,AA==' }],
  ['a number', { qty: 2 }, { kind: 'text', text: '2' }],
  ['a list', { list: ['a', null] }, { kind: 'list', values: [{ place: 0, value: { kind: 'text', text: 'a' } }] }],
])('%s is recognised', (_, row, expected) => {
  expect(listDataFields(row)[0]?.value).toEqual(expected)
})

test('an amount has the currency of its row', () => {
  expect(listDataFields({ total_minor: 4200, currency: 'USD' }).at(-1)?.value).toEqual({
    kind: 'amount',
    minor: 4200,
    currency: 'USD',
  })
})

test('the parts of a document are fields of their own, those with a name in words first', () => {
  expect(show({ address: { level: '3', city: 'Bonn', line2: '' } })).toEqual([
    [
      'address',
      'address',
      {
        kind: 'fields',
        fields: [
          { key: 'city', name: 'city', value: { kind: 'text', text: 'Bonn' } },
          { key: 'level', name: null, value: { kind: 'text', text: '3' } },
        ],
      },
    ],
  ])
})

test.each([
  ['parts_done', 'parts done'],
  ['addressLine1', 'address line 1'],
  ['siteId', 'site id'],
])('the technical name %s is %s in words', (key, words) => {
  expect(toWords(key)).toBe(words)
})
