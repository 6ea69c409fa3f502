import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAtelierTested, runUnlessTested } from './atelier-tests.mjs'

const green = { passed: 3, failed: 0, skipped: 0 }
const red = { passed: 2, failed: 1, skipped: 0 }

function makeRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['atelier/src', 'packages/pictures/passes']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'atelier/src/render.ts'), 'export {}')
  return folder
}

test('the tests of the atelier run until they are green, and then not again on the same sources', async () => {
  const folder = makeRepository()
  const run = vi.fn().mockResolvedValueOnce(red).mockResolvedValue(green)
  expect(await runUnlessTested('atelier', run, { isNamed: false, folder })).toEqual(red)
  expect(isAtelierTested(folder)).toBe(false)
  expect(await runUnlessTested('atelier', run, { isNamed: false, folder })).toEqual(green)
  expect(isAtelierTested(folder)).toBe(true)
  expect(await runUnlessTested('atelier', run, { isNamed: false, folder })).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  })
  expect(run).toHaveBeenCalledTimes(2)
})

test.each(['atelier/src/render.ts', 'packages/pictures/passes/side.webp'])(
  'the tests of the atelier run again once %s has changed',
  async (path) => {
    const folder = makeRepository()
    const run = vi.fn().mockResolvedValue(green)
    await runUnlessTested('atelier', run, { isNamed: false, folder })
    writeFileSync(join(folder, path), 'changed')
    expect(isAtelierTested(folder)).toBe(false)
    await runUnlessTested('atelier', run, { isNamed: false, folder })
    expect(run).toHaveBeenCalledTimes(2)
  },
)

test('tests run whenever they are asked for by name, and those of other projects always', async () => {
  const folder = makeRepository()
  const run = vi.fn().mockResolvedValue(green)
  for (let times = 0; times < 2; times += 1) {
    await runUnlessTested('atelier', run, { isNamed: true, folder })
    await runUnlessTested('domain', run, { isNamed: false, folder })
  }
  expect(run).toHaveBeenCalledTimes(4)
})

test('a run without any test proves nothing', async () => {
  const folder = makeRepository()
  await runUnlessTested('atelier', async () => ({ passed: 0, failed: 0, skipped: 0 }), { isNamed: false, folder })
  expect(isAtelierTested(folder)).toBe(false)
})
