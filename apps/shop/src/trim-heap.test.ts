import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { header } = process.report.getReport() as { readonly header: object }
const megabyte = 1e6

/**
 * Runs in a process of its own, whose heap no other test has used. Of blocks below the size from which each is given back by itself one
 * of fifty stays, up to the end.
 */
const program = `
  import { findTrimHeap } from '${new URL('trim-heap.ts', import.meta.url)}'
  const trim = await findTrimHeap()
  let blocks = Array.from({ length: 20_000 }, () => new Uint8Array(4_000).fill(1))
  blocks = blocks.filter((_, at) => at % 50 === 49)
  gc()
  const before = process.memoryUsage.rss()
  trim()
  console.log(before - process.memoryUsage.rss(), blocks.length)
`

test.skipIf(!('glibcVersionRuntime' in header))(
  'the heap of the C library gives back what lies free before its end',
  async () => {
    const flags = ['--expose-gc', '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, flags)
    const [freed, blocks] = stdout.split(' ').map(Number)
    expect(freed).toBeGreaterThan(20 * megabyte)
    expect(blocks).toBe(400)
  },
)
