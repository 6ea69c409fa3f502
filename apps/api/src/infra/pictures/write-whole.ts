import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

let drafts = 0

/** Writes a file under another name first: a reader finds the whole of it or none, also while it is written twice at once. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  drafts += 1
  const draft = `${file}.${process.pid}-${drafts}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}
