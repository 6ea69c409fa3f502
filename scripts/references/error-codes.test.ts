import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ErrorId, errorCatalogue } from '../../packages/contracts/src/errors/catalogue.ts'

const page = readFileSync(new URL('../../docs/error-codes.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| ([A-Z]*\d{3,4}) \| (\d{3}) \| (.+) \| (.+) \|$/gm)]
const documented = rows.map(([, id = '', status = '', place = '', meaning = '']) => [id, { status, place, meaning }])

/** Formats a row of the page: `silent` is *none*, fields and other code are between backticks. */
function toRow(id: ErrorId) {
  const { status, place, meaning, field } = { field: undefined, ...errorCatalogue[id] }
  const shownPlace = place === 'silent' ? 'none' : place
  return {
    status: String(status),
    place: field ? `${shownPlace} \`${field}\`` : shownPlace,
    meaning: meaning.replaceAll(/'([^' ]+)'/g, '`$1`'),
  }
}

test('the page of error codes has the status, place and meaning of every id of the catalogue, once each', () => {
  const known = (Object.keys(errorCatalogue) as ErrorId[]).map((id) => [id, toRow(id)])
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known))
  expect(documented).toHaveLength(known.length)
})
