import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAtelierTested, recordAtelierTested } from './atelier-tests.mjs'

function makeRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['atelier/src', 'packages/pictures/passes']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'atelier/src/render.ts'), 'export {}')
  return folder
}

test('the atelier is untested until a passed run is recorded, and then tested on the same sources', () => {
  const folder = makeRepository()
  expect(isAtelierTested(folder)).toBe(false)
  recordAtelierTested(folder)
  expect(isAtelierTested(folder)).toBe(true)
})

test.each(['atelier/src/render.ts', 'packages/pictures/passes/side.webp'])(
  'the atelier is untested again once %s has changed',
  (path) => {
    const folder = makeRepository()
    recordAtelierTested(folder)
    writeFileSync(join(folder, path), 'changed')
    expect(isAtelierTested(folder)).toBe(false)
  },
)
