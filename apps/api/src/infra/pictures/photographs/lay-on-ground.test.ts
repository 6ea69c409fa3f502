import { expect, test } from 'vitest'
import { findGrounds, layOnGround, type Pixels } from './lay-on-ground.ts'

type Colour = readonly [number, number, number]
const [red, green, white, black]: readonly Colour[] = [
  [200, 10, 10],
  [10, 150, 10],
  [255, 255, 255],
  [0, 0, 0],
] as const

/** Makes a picture of rows of colours. */
const toPixels = (rows: readonly (readonly Colour[])[]): Pixels => ({
  data: new Uint8Array(rows.flat(2)),
  ...{ width: rows[0]?.length ?? 0, height: rows.length },
})
const toRows = ({ data, width, height }: Pixels) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]),
  )

test('a narrow picture stands in the middle, with the ground of its left edge to the left and of its right edge to the right', () => {
  const laid = layOnGround(toPixels([[white], [black]]), { width: 5, height: 2 }, [red, green])
  expect(toRows(laid)).toEqual([
    [red, red, white, green, green],
    [red, red, black, green, green],
  ])
})

test('a flat picture stands in the middle, with the ground of its upper edge above it and of its lower edge below', () => {
  const laid = layOnGround(toPixels([[white, black]]), { width: 2, height: 4 }, [red, green])
  expect(toRows(laid)).toEqual([
    [red, red],
    [white, black],
    [green, green],
    [green, green],
  ])
})

test('a picture that fills its frame stays as it is', () => {
  const picture = toPixels([
    [white, black],
    [red, green],
  ])
  expect(toRows(layOnGround(picture, { width: 2, height: 2 }, [red, red]))).toEqual(toRows(picture))
})

test('the grounds are those of the edges that meet them', () => {
  const picture = toPixels([
    [red, white, green],
    [red, black, green],
  ])
  expect(findGrounds(picture, { width: 9, height: 2 })).toEqual([red, green])
  const turned = toPixels([
    [red, red],
    [white, black],
    [green, green],
  ])
  expect(findGrounds(turned, { width: 2, height: 9 })).toEqual([red, green])
})

test.each([
  // The mean of both is 6 away from each of them.
  ['even', 12, [106, 106, 106]],
  ['uneven', 14, null],
])('an edge whose pixels differ by little is %s up to a mean difference of 6', (_, apart, ground) => {
  const [dark, light] = [
    [100, 100, 100],
    [100 + apart, 100 + apart, 100 + apart],
  ] as const
  const found = findGrounds(toPixels([[dark], [light]]), { width: 9, height: 2 })
  expect(found).toEqual(ground && [ground, ground])
})

test('one uneven edge is enough for a picture to have no grounds', () => {
  const picture = toPixels([
    [red, white],
    [red, black],
  ])
  expect(findGrounds(picture, { width: 9, height: 2 })).toBeNull()
})
