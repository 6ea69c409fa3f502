import { expect, test } from 'vitest'
import type { Samples } from '../samples.ts'
import { shade } from './shade.ts'

const SIZE = 96

/** A fold across a level cloth of one material. */
function foldedCloth(): Samples {
  const size = SIZE * SIZE
  const z = Float32Array.from({ length: size }, (_, k) => 20 + 9 * Math.exp(-((((k % SIZE) - SIZE / 2) / 9) ** 2)))
  return {
    width: SIZE,
    height: SIZE,
    pixel: 1,
    z,
    open: new Float32Array(size).fill(1),
    cover: new Float32Array(size).fill(1),
    part: new Uint8Array(size).fill(1),
    piece: new Uint8Array(size).fill(1),
  }
}

const middleRow = (plane: Float32Array): Float32Array => plane.slice((SIZE / 2) * SIZE + 8, (SIZE / 2 + 1) * SIZE - 8)

const lightOf = (material: string) => {
  const { diffuse, specular } = shade(foldedCloth(), [material])
  const row = middleRow(diffuse)
  return { contrast: Math.max(...row) - Math.min(...row), gleam: Math.max(...middleRow(specular)) }
}

test('cotton and fleece hardly gleam where nylon does', () => {
  const nylon = lightOf('nylon').gleam
  expect(lightOf('cotton').gleam).toBeLessThan(nylon / 5)
  expect(lightOf('fleece').gleam).toBeLessThan(nylon / 10)
})

test('a fold in rough cloth has softer shades than one in smooth cloth', () => {
  const [fleece, cotton, nylon] = ['fleece', 'cotton', 'nylon'].map((material) => lightOf(material).contrast)
  expect(fleece).toBeLessThan(cotton ?? 0)
  expect(cotton).toBeLessThan(nylon ?? 0)
})
