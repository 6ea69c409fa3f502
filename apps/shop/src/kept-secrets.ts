import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = ['SESSION_SECRET', 'PAYMENT_API_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const
export type KeptSecrets = Readonly<Record<(typeof names)[number], string>>

/** The demo shop's secrets, made once a data folder and kept in it, so that sessions outlive a restart. */
export const getKeptSecrets = async (dataDir: string): Promise<KeptSecrets> => {
  const file = join(dataDir, 'secrets.json')
  const kept = await readKept(file)
  if (kept) return kept
  const made = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')])) as KeptSecrets
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

const readKept = async (file: string): Promise<KeptSecrets | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
