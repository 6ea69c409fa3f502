import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startForTest } from '../testing/start-for-test.ts'
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

test('the sandbox lists every card on a page that cannot be framed', async () => {
  const sandbox = await startForTest()
  const response = await fetch(sandbox.url)
  const html = await response.text()
  await sandbox.close()
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  for (const { number } of testCards) expect(html).toContain(formatCardNumber(number))
})
