import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findStart, isAlive } from './processes.ts'
import { codeOf, isMissing } from './system-errors.ts'

type Holder = { pid: number; startedAt: string | null; id: string; released?: boolean }

const nameOf = (turn: number): string => `shop-${turn}.lock`

const listTurns = async (folder: string): Promise<number[]> => {
  const names = await readdir(folder)
  return names.flatMap((name) => {
    const turn = /^shop-(\d+)\.lock$/.exec(name)?.[1]
    return turn ? [Number(turn)] : []
  })
}

const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isHeld = async (holder: Holder): Promise<boolean> =>
  !holder.released && isAlive(holder.pid) && (await findStart(holder.pid)) === holder.startedAt

/** A hard link appears as a whole, and once under a name; false when the name exists. */
const claim = async (draft: string, file: string): Promise<boolean> => {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Tries once to take the lock: returns its turn, or null when another process was quicker. */
const tryTurn = async (folder: string, draft: string): Promise<number | null> => {
  const last = Math.max(0, ...(await listTurns(folder)))
  const holder = await readHolder(path.join(folder, nameOf(last)))
  if (holder && (await isHeld(holder))) throw new FolderInUse(folder, holder.pid)
  const turn = last + 1
  if (!(await claim(draft, path.join(folder, nameOf(turn))))) return null
  const turns = await listTurns(folder)
  if (Math.max(...turns) > turn) {
    // The name was only free because later turns had removed it.
    await rm(path.join(folder, nameOf(turn)), { force: true })
    return null
  }
  await Promise.all(turns.filter((old) => old < turn).map((old) => rm(path.join(folder, nameOf(old)), { force: true })))
  return turn
}

/**
 * Locks the data folder for this process, or throws with the process that holds it. The lock is the file with the highest turn.
 * A lock whose process has ended (or whose process id now belongs to another one) is superseded by the next turn and never
 * changed, so that among many processes that find it stale exactly one gets the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, startedAt: await findStart(process.pid), id: crypto.randomUUID() }
  const draft = path.join(folder, `${own.id}.draft`)
  await writeFile(draft, JSON.stringify(own))
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const turn = await tryTurn(folder, draft)
      if (turn !== null) return () => release(path.join(folder, nameOf(turn)), own)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new Error(`The lock of ${folder} could not be taken: it changes hands all the time.`)
}

const release = async (file: string, own: Holder): Promise<void> => {
  const draft = `${file}.released`
  await writeFile(draft, JSON.stringify({ ...own, released: true }))
  await rename(draft, file)
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
