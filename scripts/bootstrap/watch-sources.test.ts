import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isWatched, watchSources } from './watch-sources.mjs'

test.each([
  ['apps/api/src/app.ts', true],
  ['packages/messages/en-us/cart.json', true],
  ['packages/database/migrations/0001_first.sql', true],
  ['apps/api/src/app.test.ts', false],
  ['packages/messages/build/en-us/cart.json', false],
  ['apps/web/node_modules/.vite-temp/vite.config.mjs', false],
  ['packages/demo/.cache/a.json', false],
  ['packages/pictures/passes/a.bin', false],
])('a change of %s is noticed: %s', (path, watched) => {
  expect(isWatched(path)).toBe(watched)
})

test('many changes at once are one callback', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(root, 'src'))
  const onChange = vi.fn()
  const stop = watchSources(root, ['src', 'absent'], onChange)
  for (let index = 0; index < 5; index += 1) writeFileSync(join(root, `src/a${index}.ts`), '')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5_000 })
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  rmSync(root, { recursive: true })
})
