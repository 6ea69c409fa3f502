import { setImmediate as endOfTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { batchFreeStock } from './batch-free-stock.ts'

/** Each variant has a row at each location, but for `unknown`. */
const readRows = (variantIds: readonly string[], locationIds: readonly string[]) =>
  variantIds
    .filter((variantId) => variantId !== 'unknown')
    .flatMap((variantId) => locationIds.map((locationId) => ({ variantId, locationId, quantity: 3 })))

const open = () => {
  const read = vi.fn(async (variantIds: readonly string[], locationIds: readonly string[]) =>
    readRows(variantIds, locationIds),
  )
  return { read, listFree: batchFreeStock(read) }
}

describe('free stock that several requests ask for', () => {
  it('is read by one statement, and each request gets the rows of its own variants', async () => {
    const { read, listFree } = open()
    const answers = await Promise.all([
      listFree(['a', 'b'], ['us']),
      listFree(['b', 'c', 'c'], ['us']),
      listFree([], ['us']),
    ])
    expect(read.mock.calls).toEqual([[['a', 'b', 'c'], ['us']]])
    expect(answers).toEqual([readRows(['a', 'b'], ['us']), readRows(['b', 'c'], ['us']), []])
  })

  it('is read apart for other locations, and has no row of a variant without an inventory record', async () => {
    const { read, listFree } = open()
    const answers = await Promise.all([listFree(['a', 'unknown'], ['us']), listFree(['a'], ['us', 'store-1'])])
    expect(read.mock.calls).toEqual([
      [['a', 'unknown'], ['us']],
      [['a'], ['us', 'store-1']],
    ])
    expect(answers).toEqual([readRows(['a'], ['us']), readRows(['a'], ['us', 'store-1'])])
  })

  it('is read anew for each later request', async () => {
    const { read, listFree } = open()
    await listFree(['a'], ['us'])
    await listFree(['a'], ['us'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('fails all requests of a failed statement, and none after it', async () => {
    const { read, listFree } = open()
    read.mockRejectedValueOnce(new Error('the connection is lost'))
    const together = await Promise.allSettled([listFree(['a'], ['us']), listFree(['b'], ['us'])])
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await listFree(['a'], ['us'])).toEqual(readRows(['a'], ['us']))
  })

  it('waits while two statements run, and what waits is read together when one of them ends', async () => {
    const { read, listFree } = open()
    const ends: (() => void)[] = []
    read.mockImplementation(async (variantIds, locationIds) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return readRows(variantIds, locationIds)
    })
    const answers: Promise<unknown>[] = []
    for (const variantId of ['a', 'b', 'c', 'd']) {
      answers.push(listFree([variantId], ['us']))
      await endOfTurn()
      await endOfTurn()
    }
    expect(read.mock.calls.map(([variantIds]) => variantIds)).toEqual([['a'], ['b']])
    ends[0]?.()
    await answers[0]
    await endOfTurn()
    expect(read.mock.calls.map(([variantIds]) => variantIds)).toEqual([['a'], ['b'], ['c', 'd']])
    for (const end of ends) end()
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map((variantId) => readRows([variantId], ['us'])))
  })
})
