import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Mails that were sent: a shop with a mail server has no copy of them. */
const sent = 'mail'

/** Lists the files of a data folder whose bytes have one of the texts, with the folder of mails left out. */
export async function searchFiles(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !join(entry.parentPath, '/').startsWith(join(folder, sent)))
  const found: string[] = []
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name)
    // A file may be replaced between the two; then the new one was written later.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    if (texts.some((text) => bytes.includes(text))) found.push(path)
  }
  return found
}
