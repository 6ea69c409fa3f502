import { thumbHashToAverageRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { pictureThumbHash } from './picture-thumb-hash.ts'

test('a thumb hash is small and its mean colour lies near that of the picture', async () => {
  const order = { model: 'court-low', view: 'side', colourway: 'ink', background: '#c04020' } as const
  const hash = Buffer.from(await pictureThumbHash(order), 'base64')
  expect(hash.length).toBeLessThan(40)
  const mean = thumbHashToAverageRGBA(hash)
  expect(mean.a).toBe(1)
  expect(mean.r).toBeGreaterThan(mean.g * 1.8)
  expect(await pictureThumbHash(order)).toBe(hash.toString('base64'))
})
