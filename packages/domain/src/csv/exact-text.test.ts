import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromExactText, toExactText } from './exact-text.ts'

test('a text that was written is read as it was, and no spreadsheet takes it for a formula', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '\t', 'a') }))
  fc.assert(
    fc.property(cell, (text) => {
      const written = toExactText(text)
      expect(fromExactText(written)).toBe(text)
      expect(written).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

test('an empty cell is no text, and what a person typed is read as it stands', () => {
  expect([fromExactText(''), fromExactText("'"), fromExactText("'S"), fromExactText('-5')]).toEqual([
    null,
    '',
    "'S",
    '-5',
  ])
})
