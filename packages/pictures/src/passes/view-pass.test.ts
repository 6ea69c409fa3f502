import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeViewPass } from './decode-view-pass.ts'
import { encodeViewPass } from './encode-view-pass.ts'
import { findModelRecord } from './model-records.ts'
import { readViewPass, writeViewPass } from './pass-files.ts'
import { createViewPass, toLight, toLightByte } from './view-pass.ts'

function discPass() {
  const pass = createViewPass(64, 80)
  for (let y = 0; y < 80; y++) {
    for (let x = 0; x < 64; x++) {
      const p = y * 64 + x
      const distance = Math.hypot(x - 32, y - 40)
      const coverage = Math.round(255 * Math.min(1, Math.max(0, 24 - distance)))
      const mix = coverage > 0 && x > 32 ? 128 : 0
      pass.id.set(coverage > 0 ? [1 + (y % 3), mix ? 4 : 0, mix, coverage] : [0, 0, 0, 0], p * 4)
      pass.diffuse[p] = coverage > 0 ? 90 + x : 0
      pass.specular[p] = coverage > 0 ? 40 : 0
      pass.ground[p] = 200 + Math.round(distance / 2)
    }
  }
  return pass
}

test('part, mix and coverage come back from the files byte for byte', async () => {
  const pass = discPass()
  const back = await decodeViewPass(await encodeViewPass(pass))
  expect(back.id).toEqual(pass.id)
})

test('the three light planes come back separate and within two hundredths where the model is', async () => {
  const pass = discPass()
  const back = await decodeViewPass(await encodeViewPass(pass))
  for (let p = 0; p < pass.ground.length; p++) {
    expect(Math.abs((back.ground[p] ?? 0) - (pass.ground[p] ?? 0))).toBeLessThan(6)
    if (pass.id[p * 4 + 3] === 0) continue
    expect(Math.abs((back.diffuse[p] ?? 0) - (pass.diffuse[p] ?? 0))).toBeLessThan(6)
    expect(Math.abs((back.specular[p] ?? 0) - (pass.specular[p] ?? 0))).toBeLessThan(6)
  }
})

test('light survives its byte within half a step and is kept inside its range', () => {
  for (const light of [0, 0.01, 0.2, 1, 1.7]) expect(toLight(toLightByte(light, 2), 2)).toBeCloseTo(light, 1)
  expect(toLightByte(9, 2)).toBe(255)
  expect(toLightByte(-1, 2)).toBe(0)
})

test('a written view is listed in its model record with the bounds of what it covers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passes-'))
  const model = { key: 'disc', name: 'Disc', kind: 'accessory', parts: [] } as const
  await writeViewPass({ ...model, parts: [] }, { key: 'front', inputs: 'a', pass: discPass() }, folder)
  await writeViewPass({ ...model, parts: [] }, { key: 'back', inputs: 'b', pass: discPass() }, folder)
  const record = await findModelRecord('disc', folder)
  expect(record?.views.map((view) => view.key)).toEqual(['front', 'back'])
  expect(record?.views[0]?.bounds).toEqual({ left: 9, top: 17, width: 47, height: 47 })
  expect((await readViewPass('disc', 'front', folder)).width).toBe(64)
  expect(await findModelRecord('nothing', folder)).toBeNull()
})
