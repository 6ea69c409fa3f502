import { expect, test } from 'vitest'
import { openBar } from './import-progress.ts'

test('in a pipe progress is a line every ten seconds [CAT-14]', () => {
  const lines: string[] = []
  let now = 0
  const output = { isTerminal: false, now: () => now, write: (line: string) => lines.push(line) }
  const bar = openBar('Importing {bar} {percentage}% {products} products', output)
  for (now = 0; now <= 25_000; now += 1_000) bar.show({ bytes: now, of: 50_000, products: now / 1_000 })
  bar.stop()
  expect(lines).toEqual(['Importing 20% 10 products', 'Importing 40% 20 products'])
})
