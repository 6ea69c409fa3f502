import { expect, test } from 'vitest'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import { inputsHash } from './inputs-hash.ts'

test('each view of each shoe has a hash of its own, the same every time', async () => {
  const hashes = await Promise.all(
    SHOE_MODELS.flatMap(({ key, views }) => Object.keys(views).map((view) => inputsHash('shoe', key, view))),
  )
  expect(new Set(hashes).size).toBe(hashes.length)
  const first = SHOE_MODELS[0]?.key ?? ''
  expect(await inputsHash('shoe', first, 'side')).toBe(await inputsHash('shoe', first, 'side'))
})
