import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../packages/contracts/src/errors/catalogue.ts'

const page = readFileSync(new URL('../../docs/error-codes.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| ([A-Z]*\d{3,4}) \| (\d{3}) \| .+ \| .+ \|$/gm)]
const documented = rows.map(([, id = '', status]) => [id, Number(status)])

test('the page of error codes explains every id of the catalogue with its status', () => {
  const known = Object.entries(errorCatalogue).map(([id, { status }]) => [id, status])
  expect(new Map(documented as [string, number][])).toEqual(new Map(known as [string, number][]))
})
