import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolder } from './check-folder.ts'

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
const wide = { countFree: async () => 1024 ** 4, tryWrite: async () => undefined }

test('a folder that takes a file passes and keeps nothing of the check', async () => {
  const folder = await openFolder()
  await checkFolder(folder)
  expect(await readdir(folder)).toEqual([])
})

test('for a folder that does not exist yet the one above is checked, and the folder is not made', async () => {
  const folder = await openFolder()
  await checkFolder(join(folder, 'pictures', 'new'))
  expect(await readdir(folder)).toEqual([])
  const tryWrite = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  await expect(checkFolder(join(folder, 'new'), { ...wide, tryWrite })).rejects.toThrow('ENOSPC')
})

test('a disk with little space fails before it is full', async () => {
  await expect(checkFolder(await openFolder(), { ...wide, countFree: async () => 1000 })).rejects.toThrow(
    '1000 bytes left',
  )
})

test('a disk that refuses a file fails, and passes again when it takes one', async () => {
  const folder = await openFolder()
  const tryWrite = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  await expect(checkFolder(folder, { ...wide, tryWrite })).rejects.toThrow('ENOSPC')
  await checkFolder(folder, wide)
})
