import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test.each([
  ['plain values', [['a', 1, -2.5]], 'a,1,-2.5\r\n'],
  ['commas, quotes and lines', [['a,b', 'say "no"', 'x\ny']], '"a,b","say ""no""","x\ny"\r\n'],
  ['what a spreadsheet would calculate', [['=1+1', '+49', '-x', '@a']], "'=1+1,'+49,'-x,'@a\r\n"],
  ['no rows', [], ''],
])('%s are written so that they are read as they were', (_, rows, expected) => {
  expect(toCsv(rows)).toBe(expected)
})
