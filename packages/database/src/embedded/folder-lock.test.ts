import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp('/tmp/lacehouse-lock-')
})

afterEach(() => rm(folder, { recursive: true }))

test('a released folder can be locked again', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process number ${process.pid}`)
  await unlock()
  await (await lockFolder(folder))()
  expect(await readdir(folder)).toEqual(['shop-2.lock'])
})

test('of twenty processes that find the lock of a dead shop exactly one gets the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    const stale = { pid: process.pid, startedAt: 'before this process', id: 'dead' }
    await writeFile(path.join(folder, `shop-${round + 1}.lock`), JSON.stringify(stale))
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(19)
    for (const reason of refused) expect(reason).toBeInstanceOf(FolderInUse)
    await Promise.all((await readdir(folder)).map((name) => rm(path.join(folder, name))))
  }
})
