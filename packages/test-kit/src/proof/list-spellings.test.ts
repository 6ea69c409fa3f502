import { expect, test } from 'vitest'
import { listSpellings } from './list-spellings.ts'

const solution = {
  algorithm: 'SHA-256',
  challenge: 'a1b2c3',
  salt: '00ff?expires=1800000000&use=form&',
  signature: 'd4e5f6',
  number: 4711,
}
const text = Buffer.from(JSON.stringify(solution)).toString('base64')

test('a hundred spellings are a hundred texts, none of them the solution itself', () => {
  const spellings = listSpellings(text, 100)
  expect([spellings.length, new Set(spellings).size, spellings.includes(text)]).toEqual([100, 100, false])
})

test('a lenient reader takes every spelling for the same solution', () => {
  const read = (spelled: string) => JSON.parse(Buffer.from(spelled, 'base64').toString('utf8'))
  for (const spelled of listSpellings(text, 100)) expect(read(spelled)).toMatchObject(solution)
})

test('every spelling can be sent as a header', () => {
  for (const spelled of listSpellings(text, 100)) expect(() => new Headers({ x: spelled })).not.toThrow()
})
