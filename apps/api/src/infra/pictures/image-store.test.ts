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

/** Moves the last use of all stored files into the past. */
const age = async (folder: string, hours: number): Promise<void> => {
  const moment = new Date(Date.now() - hours * 3_600_000)
  for (const file of await listFiles(folder)) await utimes(file, moment, moment)
}

test('concurrent requests for one picture share one rendering, and the next process finds it on disk [CMS-19]', async () => {
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
  const slow = store.getOrMake('side-240', () => ahead.promise, { urgency: 'ahead' })
  expect((await store.getOrMake('side-240', async () => picture)).equals(picture)).toBe(true)
  ahead.resolve(picture)
  expect((await slow).equals(picture)).toBe(true)

  const asked = Promise.withResolvers<Buffer>()
  const first = store.getOrMake('top-240', () => asked.promise)
  const second = store.getOrMake('top-240', () => Promise.reject(new Error('it is made twice')), { urgency: 'ahead' })
  asked.resolve(picture)
  expect(await second).toBe(await first)
  expect(await listFiles(folder)).toHaveLength(2)
})

test('a failed rendering is repeated by the next request', async () => {
  const store = createImageStore(await openFolder())
  await expect(store.getOrMake('side-240', () => Promise.reject(new Error('no light')))).rejects.toThrow('no light')
  expect((await store.getOrMake('side-240', async () => picture)).equals(picture)).toBe(true)
})

test('past its bound the store deletes the least recently used pictures, and no more than necessary [CMS-19]', async () => {
  const folder = await openFolder()
  const store = createImageStore(folder, { bytes: 450 })
  const make = async () => picture
  const refuse = () => Promise.reject(new Error('it is not kept'))
  await store.getOrMake('oldest', make)
  await age(folder, 3)
  await store.getOrMake('old', make)
  await store.getOrMake('older', make)
  await age(folder, 2)
  await store.getOrMake('young', make)
  // A request renews the time of last use.
  await store.getOrMake('oldest', refuse)
  await store.getOrMake('newest', make)
  expect(await listFiles(folder)).toHaveLength(3)
  for (const key of ['oldest', 'young', 'newest'])
    expect((await store.getOrMake(key, refuse)).equals(picture)).toBe(true)
  await expect(store.getOrMake('old', refuse)).rejects.toThrow('it is not kept')
})

test('the bound counts files from before the start of the process', async () => {
  const folder = await openFolder()
  const make = async () => picture
  for (const key of ['a', 'b', 'c', 'd']) await createImageStore(folder).getOrMake(key, make)
  await createImageStore(folder, { bytes: 250 }).getOrMake('e', make)
  expect(await listFiles(folder)).toHaveLength(2)
})

test('a picture that cannot be stored is answered all the same, and its failure reported', async () => {
  const folder = await openFolder()
  const failures: unknown[] = []
  const write = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  const store = createImageStore(folder, { write, onUnstored: (error) => failures.push(error) })
  expect((await store.getOrMake('side-240', async () => picture)).equals(picture)).toBe(true)
  expect(failures).toMatchObject([{ code: 'ENOSPC' }])
  expect(await listFiles(folder)).toEqual([])
})

test('a making is cancelled when all its requests have closed, and not while one of them waits', async () => {
  const store = createImageStore(await openFolder())
  const [first, second] = [new AbortController(), new AbortController()]
  let made: AbortSignal | null = null
  const make = (signal: AbortSignal): Promise<Buffer> => {
    made = signal
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled'))))
  }
  const answers = [first, second].map(({ signal }) => store.getOrMake('side-240', make, { signal }))
  await expect.poll(() => made).not.toBeNull()
  first.abort()
  expect(made).toMatchObject({ aborted: false })
  second.abort()
  expect(made).toMatchObject({ aborted: true })
  for (const answer of answers) await expect(answer).rejects.toThrow('cancelled')
})

test('a request that comes while a making is cancelled gets the picture of another', async () => {
  const store = createImageStore(await openFolder())
  const leaving = new AbortController()
  const make = async (signal: AbortSignal): Promise<Buffer> => {
    if (signal.aborted) throw new Error('cancelled')
    return picture
  }
  const first = store.getOrMake('side-240', make, { signal: leaving.signal })
  leaving.abort()
  const second = store.getOrMake('side-240', make)
  await expect(first).rejects.toThrow('cancelled')
  expect((await second).equals(picture)).toBe(true)
})

test('the pictures of another store in a subfolder are not deleted for the bound', async () => {
  const folder = await openFolder()
  const make = async () => picture
  const designs = createImageStore(join(folder, 'designs'), { bytes: 250 })
  for (const key of ['a', 'b', 'c', 'd']) await designs.getOrMake(key, make)
  expect(await listFiles(folder)).toHaveLength(2)
  await age(folder, 3)
  await createImageStore(folder, { bytes: 150 }).getOrMake('tile', make)
  expect(await listFiles(folder)).toHaveLength(3)
})
