import { expect, test } from 'vitest'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import { inputsHash, isForeign } from './inputs-hash.ts'

test('each view of each shoe has a hash of its own, the same every time', async () => {
  const hashes = await Promise.all(
    SHOE_MODELS.flatMap(({ key, views }) => Object.keys(views).map((view) => inputsHash('shoe', key, view))),
  )
  expect(new Set(hashes).size).toBe(hashes.length)
  const first = SHOE_MODELS[0]?.key ?? ''
  expect(await inputsHash('shoe', first, 'side')).toBe(await inputsHash('shoe', first, 'side'))
})

test('a model depends on its own file, on what is made for it alone, and on the file of its form, and on no other model', () => {
  const keys = ['tee', 'tee-oversized', 'tee-relaxed', 'crew', 'skirt']
  const foreign = (file: string, model: string) => isForeign(`atelier/src/garment/models/${file}.ts`, { model, keys })
  expect(foreign('tee', 'tee')).toBe(false)
  expect(foreign('tee', 'tee-oversized')).toBe(false)
  expect(foreign('skirt-pleats', 'skirt')).toBe(false)
  expect(foreign('crew', 'tee-oversized')).toBe(true)
  expect(foreign('tee-relaxed', 'tee-oversized')).toBe(true)
  expect(foreign('tee-oversized', 'tee')).toBe(true)
  expect(foreign('tee-neck', 'tee-oversized')).toBe(false)
  expect(isForeign('atelier/src/garment/patterns/short-top.ts', { model: 'crew', keys })).toBe(false)
})
