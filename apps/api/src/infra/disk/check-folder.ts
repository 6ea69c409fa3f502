import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The file system as the check needs it; tests replace it, because only an administrator can fill a disk. */
export type Disk = {
  /** Returns the free bytes of a folder's file system. */
  readonly countFree: (folder: string) => Promise<number>
  /** Writes a file into the folder and removes it. */
  readonly tryWrite: (folder: string) => Promise<void>
}

/** Below this a disk is short: the next pictures, mails and log lines would fill it. */
const leastFree = 64 * 1024 ** 2
const probe = Buffer.alloc(4096, 1)

const realDisk: Disk = {
  countFree: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  tryWrite: async (folder) => {
    const file = join(folder, `probe-${process.pid}`)
    try {
      await writeFile(file, probe)
    } finally {
      await rm(file, { force: true })
    }
  },
}

/** Throws when a folder's disk is short of space or takes no file. Of a folder that does not exist yet it checks the one above. */
export async function checkFolder(folder: string, disk: Disk = realDisk): Promise<void> {
  if (!existsSync(folder) && dirname(folder) !== folder) return checkFolder(dirname(folder), disk)
  const free = await disk.countFree(folder)
  if (free < leastFree) throw new Error(`${folder} has ${free} bytes left`)
  await disk.tryWrite(folder)
}
