import { readRecipe, writeRecipe } from '@lacehouse/domain/product/design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surprise } from './surprise.ts'

const painting = {
  stamp: '1k3x9',
  parts: ['abc', 'bd', 'a7', 'abcd'].map((colours, at) => {
    return { key: `${at}`, label: `${at}`, material: 'leather', materialLabel: 'Leather', colours }
  }),
  precreated: { PLAIN: '1k3x9-abaa', BOLD: '1k3x9-cd7d' },
}

test('whatever comes out of the hat can be made [RT-07]', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (chances) => {
      const colours = surprise(painting, () => chances.next().value ?? 0)
      expect(readRecipe(writeRecipe(painting, colours), painting)).toEqual({ ok: true, colours })
    }),
  )
})

test('two throws give two designs', () => {
  expect(surprise(painting, () => 0)).toBe('abaa')
  expect(surprise(painting, () => 0.99)).toBe('cd7d')
})
