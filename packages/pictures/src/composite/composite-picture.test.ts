import { expect, test } from 'vitest'
import { findModelRecord, listModelRecords } from '../passes/model-records.ts'
import { compositePicture } from './composite-picture.ts'
import { sharedPassCache } from './pass-cache.ts'
import { frameFor } from './picture-frame.ts'

const order = { model: 'court-low', view: 'side', colourway: 'chalk-fern', width: 240 } as const

async function bytesOf(change: Partial<Parameters<typeof compositePicture>[0]>) {
  const picture = await compositePicture({ ...order, ...change })
  return picture.raw().toBuffer({ resolveWithObject: true })
}

test('the same order makes the same pixels', async () => {
  expect((await bytesOf({})).data.equals((await bytesOf({})).data)).toBe(true)
})

test('another palette, or a choice for one part, makes other pixels', async () => {
  const first = (await bytesOf({})).data
  expect((await bytesOf({ colourway: 'cobalt' })).data.equals(first)).toBe(false)
  expect((await bytesOf({ parts: { upper: { colour: '#aa3311' } } })).data.equals(first)).toBe(false)
})

test.each([
  [1, 240, 240],
  [4 / 5, 240, 300],
  [16 / 9, 240, 135],
  [undefined, 240, 240],
])('a picture of aspect %d is as wide and high as asked', async (aspect, width, height) => {
  const { info } = await bytesOf({ aspect })
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3])
})

test('the ground is the colour that was asked for, at every border', async () => {
  const { data, info } = await bytesOf({ background: '#4060a0', aspect: 4 / 5 })
  const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1]
  for (const corner of corners) {
    const miss = [0x40, 0x60, 0xa0].map((value, channel) => Math.abs((data[corner * 3 + channel] ?? 0) - value))
    expect(Math.max(...miss)).toBeLessThan(8)
  }
})

test('the shadow of a garment or an accessory does not reach the border of its picture', async () => {
  for (const model of ['cap', 'beanie', 'gym-bag', 'tee']) {
    const change = { model, view: 'front', background: '#4060a0', aspect: 4 / 5 } as const
    const { data, info } = await bytesOf(change)
    for (let x = 0; x < info.width; x++) {
      const at = ((info.height - 1) * info.width + x) * 3
      expect(Math.abs((data[at + 2] ?? 0) - 0xa0), `${model} column ${x}`).toBeLessThan(8)
    }
  }
})

test('a picture without ground is clear at its border, solid on the shoe, and black in the shadow', async () => {
  const { data, info } = await bytesOf({ background: 'transparent' })
  expect(info.channels).toBe(4)
  expect(data[3]).toBe(0)
  const alphas = data.filter((_, i) => i % 4 === 3)
  expect(Math.max(...alphas)).toBe(255)
  const shadow = Array.from(alphas.keys()).filter((i) => (alphas[i] ?? 0) > 20 && (alphas[i] ?? 0) < 120)
  const dark = shadow.filter((i) => Math.max(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0) < 90)
  expect(dark.length / shadow.length).toBeGreaterThan(0.8)
})

test('a model fills the most of a square frame and stays inside it', async () => {
  for (const record of await listModelRecords()) {
    if (record.kind !== 'footwear') continue
    for (const { key, bounds, width, height } of record.views) {
      if (key === 'detail') continue
      const share = Math.max(bounds.width / width, bounds.height / height)
      expect(share, `${record.key} ${key}`).toBeGreaterThan(0.7)
      expect(bounds.left > 0 && bounds.left + bounds.width < width, `${record.key} ${key}`).toBe(true)
    }
  }
})

test('an unknown model is refused by name', async () => {
  await expect(bytesOf({ model: 'no-such-model' })).rejects.toThrow("'no-such-model'")
  expect(await findModelRecord('no-such-model')).toBeNull()
})

test('a tall picture of a shoe is filled: three quarters of its width, or its height from above and close up', async () => {
  for (const record of await listModelRecords()) {
    if (!['court-low', 'high-top', 'slide'].includes(record.key)) continue
    for (const { key, bounds } of record.views) {
      const pass = await sharedPassCache.view(record.key, key)
      const frame = frameFor(pass, { aspect: 4 / 5, bounds: undefined })
      const share = Math.max(bounds.width / frame.width, bounds.height / frame.height)
      expect(share, `${record.key} ${key}`).toBeGreaterThan(0.75)
      if (key === 'detail' || key === 'top') expect(frame.height, `${record.key} ${key}`).toBe(pass.height)
    }
  }
})
