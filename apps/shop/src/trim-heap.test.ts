import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { findTrimHeap } from './trim-heap.ts'

const { header } = process.report.getReport() as { readonly header: object }
const megabyte = 1e6

test.skipIf(!('glibcVersionRuntime' in header))(
  'the heap of the C library gives back what lies free before its end',
  async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const trim = await findTrimHeap()
    // Blocks below the size from which each is given back by itself; one of fifty stays, up to the end.
    let blocks = Array.from({ length: 20_000 }, () => new Uint8Array(4_000).fill(1))
    blocks = blocks.filter((_, at) => at % 50 === 49)
    collect()
    const before = process.memoryUsage.rss()
    trim?.()
    expect(before - process.memoryUsage.rss()).toBeGreaterThan(20 * megabyte)
    expect(blocks).toHaveLength(400)
  },
)
