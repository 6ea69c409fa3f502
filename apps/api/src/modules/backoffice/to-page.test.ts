import { expect, test } from 'vitest'
import { toPage, toPeriod, toPrefix } from './to-page.ts'

const iso = ({ from, to }: ReturnType<typeof toPeriod>) => [from, to].map((at) => new Date(at).toISOString())

test.each([
  ['a day', { from: '2026-11-20', to: '2026-11-20' }, ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']],
  ['the last day of a year', { to: '2026-12-31' }, ['1970-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']],
  ['a leap day', { from: '2028-02-29' }, ['2028-02-29T00:00:00.000Z', '2200-01-01T00:00:00.000Z']],
  ['no day', {}, ['1970-01-01T00:00:00.000Z', '2200-01-01T00:00:00.000Z']],
  ['a month without a day', { from: '2026-13', to: 'x' }, ['1970-01-01T00:00:00.000Z', '2200-01-01T00:00:00.000Z']],
])('a period of %s (%j) holds the whole of its days: %j', (_, query, expected) => {
  expect(iso(toPeriod(query))).toEqual(expected)
})

test('the first page begins at the first row, and each further one where the one before ended', () => {
  const { limit } = toPage({})
  expect(toPage({})).toEqual({ page: 1, pageSize: limit, offset: 0, limit })
  expect(toPage({ page: 3 })).toMatchObject({ page: 3, offset: 2 * limit })
})

test('what is searched for is the beginning of a name as it was typed, and no pattern', () => {
  expect([' Marsh ', '50%', 'a_b', 'c\\d', ''].map(toPrefix)).toEqual(['marsh%', '50\\%%', 'a\\_b%', 'c\\\\d%', '%'])
})
