import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findStart, isAlive } from './processes.ts'
import { codeOf, isMissing } from './system-errors.ts'

type Holder = { pid: number; startedAt: string | null; id: string }

const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isHeld = async (holder: Holder): Promise<boolean> =>
  isAlive(holder.pid) && (await findStart(holder.pid)) === holder.startedAt

/** Puts a dead shop's lock aside; false when it was no longer that one. */
const putAside = async (file: string, stale: Holder): Promise<boolean> => {
  const aside = `${file}.${process.pid}.stale`
  try {
    await rename(file, aside)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  const moved = await readHolder(aside)
  if (moved?.id !== stale.id) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
  return moved?.id === stale.id
}

/**
 * Takes the data folder for this process or says who has it. The file appears whole by a hard link, so that nobody
 * reads half of it; a lock whose process is gone (or whose number now belongs to another) is taken over.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = path.join(folder, 'shop.lock')
  const own: Holder = { pid: process.pid, startedAt: await findStart(process.pid), id: crypto.randomUUID() }
  const draft = `${file}.${own.id}`
  await writeFile(draft, JSON.stringify(own))
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      const taken = await link(draft, file).then(
        () => true,
        (error) => {
          if (codeOf(error) === 'EEXIST') return false
          throw error
        },
      )
      if (taken) return () => release(file, own)
      const holder = await readHolder(file)
      if (holder && (await isHeld(holder))) throw new FolderInUse(folder, holder.pid)
      if (holder) await putAside(file, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new Error(`The lock of ${folder} could not be taken: ${file} changes all the time.`)
}

const release = async (file: string, own: Holder): Promise<void> => {
  if ((await readHolder(file))?.id === own.id) await rm(file, { force: true })
}

export class FolderInUse extends Error {
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by the shop with process number ${pid}. Stop it, or give this shop another folder (DATA_DIR).`,
    )
    this.name = 'FolderInUse'
    this.pid = pid
  }
}
