import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hashSources, isMarked, mark } from './hash-sources.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-'))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  writeFileSync(join(root, 'web/src/a.ts'), 'a')
  writeFileSync(join(root, 'web/src/b.ts'), 'b')
  return () => rmSync(root, { recursive: true })
})

const hash = () => hashSources(root, ['web', 'absent'])

test('the hash of sources does not depend on their time', () => {
  const before = hash()
  writeFileSync(join(root, 'web/src/a.ts'), 'a')
  expect(hash()).toBe(before)
})

test.each([
  ['a changed file', () => writeFileSync(join(root, 'web/src/a.ts'), 'A')],
  ['a new file', () => writeFileSync(join(root, 'web/src/c.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'web/src/b.ts'))],
  [
    'a file whose text moved into its neighbour',
    () => {
      writeFileSync(join(root, 'web/src/a.ts'), 'ab')
      writeFileSync(join(root, 'web/src/b.ts'), '')
    },
  ],
])('%s changes the hash', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test('the output of a build does not change the hash of its sources', () => {
  const before = hash()
  for (const folder of ['build', 'node_modules', '.react-router']) {
    mkdirSync(join(root, 'web', folder))
    writeFileSync(join(root, 'web', folder, 'made.js'), 'made')
  }
  expect(hash()).toBe(before)
})

test('a marker is valid for its own hash only', () => {
  const marker = join(root, '.cache/built')
  expect(isMarked(marker, 'one')).toBe(false)
  mark(marker, 'one')
  expect(isMarked(marker, 'one')).toBe(true)
  expect(isMarked(marker, 'two')).toBe(false)
})
