import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCardNumber } from './card-number.ts'
import { findTestCard, testCards } from './test-cards.ts'

test('the table of the README is the table of the code [PAY-12]', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = readme
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.replace(/ +/g, ' '))
  const expected = testCards.map(
    ({ number, brand, token, meaning }) => `| ${formatCardNumber(number)} | ${brand} | \`${token}\` | ${meaning} |`,
  )
  expect(rows).toEqual(expected)
})

test('a card is found by its digits alone', () => {
  expect(findTestCard('4000000000003220')?.behaviour).toBe('challenge')
  expect(findTestCard('4111111111111111')).toBe(null)
})
