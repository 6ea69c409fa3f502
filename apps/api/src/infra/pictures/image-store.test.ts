import { mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createImageStore } from './image-store.ts'

const openFolder = () => mkdtemp(join(tmpdir(), 'pictures-'))
const picture = Buffer.alloc(100, 7)

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Puts the last use of everything that is there into the past. */
const age = async (folder: string, hours: number): Promise<void> => {
  const moment = new Date(Date.now() - hours * 3_600_000)
  for (const file of await listFiles(folder)) await utimes(file, moment, moment)
}

test('many who wait for one picture wait for one rendering, and the next process finds it on disk [CMS-19]', async () => {
  const folder = await openFolder()
  let made = 0
  const make = async () => {
    made += 1
    return picture
  }
  const store = createImageStore(folder)
  const answers = await Promise.all(Array.from({ length: 20 }, () => store.getOrMake('side-240', make)))
  expect(answers.every((answer) => answer.equals(picture))).toBe(true)
  expect((await createImageStore(folder).getOrMake('side-240', make)).equals(picture)).toBe(true)
  expect(made).toBe(1)
})

test('a request does not wait for a picture that is made ahead, but one made ahead waits for a request', async () => {
  const folder = await openFolder()
  const store = createImageStore(folder)
  const ahead = Promise.withResolvers<Buffer>()
  const slow = store.getOrMake('side-240', () => ahead.promise, 'ahead')
  expect((await store.getOrMake('side-240', async () => picture)).equals(picture)).toBe(true)
  ahead.resolve(picture)
  expect((await slow).equals(picture)).toBe(true)

  const asked = Promise.withResolvers<Buffer>()
  const first = store.getOrMake('top-240', () => asked.promise)
  const second = store.getOrMake('top-240', () => Promise.reject(new Error('it is made twice')), 'ahead')
  asked.resolve(picture)
  expect(await second).toBe(await first)
  expect(await listFiles(folder)).toHaveLength(2)
})

test('a picture that could not be made is tried again', async () => {
  const store = createImageStore(await openFolder())
  await expect(store.getOrMake('side-240', () => Promise.reject(new Error('no light')))).rejects.toThrow('no light')
  expect((await store.getOrMake('side-240', async () => picture)).equals(picture)).toBe(true)
})

test('past its bound the store lets go of what was not asked for longest, and of no more than it must [CMS-19]', async () => {
  const folder = await openFolder()
  const store = createImageStore(folder, 450)
  const make = async () => picture
  const refuse = () => Promise.reject(new Error('it is not kept'))
  await store.getOrMake('oldest', make)
  await age(folder, 3)
  await store.getOrMake('old', make)
  await store.getOrMake('older', make)
  await age(folder, 2)
  await store.getOrMake('young', make)
  // Being asked for makes it young.
  await store.getOrMake('oldest', refuse)
  await store.getOrMake('newest', make)
  expect(await listFiles(folder)).toHaveLength(3)
  for (const key of ['oldest', 'young', 'newest'])
    expect((await store.getOrMake(key, refuse)).equals(picture)).toBe(true)
  await expect(store.getOrMake('old', refuse)).rejects.toThrow('it is not kept')
})

test('a bound holds for what lay there before the process started', async () => {
  const folder = await openFolder()
  const make = async () => picture
  for (const key of ['a', 'b', 'c', 'd']) await createImageStore(folder).getOrMake(key, make)
  await createImageStore(folder, 250).getOrMake('e', make)
  expect(await listFiles(folder)).toHaveLength(2)
})
