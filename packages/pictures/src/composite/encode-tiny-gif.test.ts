import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeTinyGif } from './encode-tiny-gif.ts'

const read = async (gif: Buffer) => sharp(gif).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test('a picture of up to eight colours is decoded as it was, in any size', async () => {
  for (const [width, height] of [
    [4, 5],
    [1, 1],
    [7, 3],
    [20, 12],
  ] as const) {
    const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (Math.floor(at / 3) % 8) * 30 + (at % 3))
    const { data, info } = await read(encodeTinyGif({ width, height, pixels }))
    expect([info.width, info.height]).toEqual([width, height])
    expect([...data]).toEqual([...pixels])
  }
})

test('of more colours those that lie nearest become one, and twenty pixels are 64 bytes', async () => {
  const pixels = Uint8Array.from({ length: 60 }, (_, at) => 40 + Math.floor(at / 3) * 10)
  const gif = encodeTinyGif({ width: 4, height: 5, pixels })
  expect(gif.length).toBe(64)
  const { data } = await read(gif)
  expect(new Set(data).size).toBe(8)
  const misses = [...data].map((value, at) => Math.abs(value - (pixels[at] ?? 0)))
  expect(Math.max(...misses)).toBeLessThanOrEqual(15)
})
