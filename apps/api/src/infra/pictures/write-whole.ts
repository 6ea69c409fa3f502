import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file under a temporary name and renames it, so that a reader never finds a part of it. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}
