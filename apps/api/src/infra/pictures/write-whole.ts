import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

let drafts = 0

/** Writes a file under a temporary name and renames it, so that a reader never finds a part of it. A failure leaves no draft behind. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  drafts += 1
  const draft = `${file}.${process.pid}-${drafts}.draft`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
