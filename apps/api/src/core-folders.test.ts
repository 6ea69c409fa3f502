import { glob, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** How many arrows there may be between the folders of core, and why: docs/decisions/0146-folders-of-core.md. */
const mostArrows = 88

const core = join(import.meta.dirname, 'core')
const imported = /(?:from|import\() ?'(\.[^']+)'/g

/** The folders that each folder of core imports from, its tests left out. */
async function readArrows(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const arrows = new Map<string, Set<string>>()
  for await (const file of glob('*/**/*.ts', { cwd: core })) {
    if (/\.test\.ts$|(?:^|\/)testing\//.test(file)) continue
    const [folder = ''] = file.split('/')
    for (const [, target = ''] of (await readFile(join(core, file), 'utf8')).matchAll(imported)) {
      const [other = ''] = posix.join(posix.dirname(file), target).split('/')
      if (other === '..' || other === folder) continue
      arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other))
    }
  }
  return arrows
}

/** Takes away the folders that import nothing more, again and again; what remains imports each other in a circle. */
function listCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const rest = new Map([...arrows].map(([folder, others]) => [folder, [...others]]))
  for (let size = -1; size !== rest.size; ) {
    size = rest.size
    for (const [folder, others] of rest) if (!others.some((other) => rest.has(other))) rest.delete(folder)
  }
  return [...rest.keys()].sort()
}

test('the folders of core import each other in one direction, and by no more arrows than are decided', async () => {
  const arrows = await readArrows()
  expect(arrows.size).toBeGreaterThan(30)
  expect(listCircles(arrows)).toEqual([])
  expect([...arrows.values()].reduce((sum, others) => sum + others.size, 0)).toBeLessThanOrEqual(mostArrows)
})

test('two folders that import each other are found', () => {
  const arrows = new Map([
    ['cart', new Set(['promotions', 'stock'])],
    ['promotions', new Set(['cart'])],
    ['orders', new Set(['stock'])],
  ])
  expect(listCircles(arrows)).toEqual(['cart', 'promotions'])
})
