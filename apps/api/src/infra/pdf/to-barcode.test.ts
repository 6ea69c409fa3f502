import { expect, test } from 'vitest'
import { toBarcode } from './to-barcode.ts'

/** Signs of Code 128 by the standard (ISO/IEC 15417). */
const startB = [2, 1, 1, 2, 1, 4]
const stop = [2, 3, 3, 1, 1, 1, 2]
const letterR = [2, 3, 1, 1, 3, 1]

test('a barcode is Code 128: start, signs of eleven modules, check sign, stop', async () => {
  const widths = await toBarcode('R')
  expect(widths.slice(0, 6)).toEqual(startB)
  expect(widths.slice(6, 12)).toEqual(letterR)
  expect(widths.slice(-7)).toEqual(stop)
  // The check sign is (104 + 1 · 50) mod 103 = 51, the letter S.
  expect(widths.slice(12, 18)).toEqual([2, 1, 3, 1, 1, 3])
})

test('other numbers have other barcodes of the same signs’ width', async () => {
  const [one, other] = await Promise.all([toBarcode('R7KQ2M4XB9C-1'), toBarcode('R7KQ2M4XB9C-2')])
  expect(one).not.toEqual(other)
  const modulesOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
  expect([modulesOf(one) % 11, modulesOf(other)]).toEqual([2, modulesOf(one)])
})
