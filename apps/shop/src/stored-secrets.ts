import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = ['SESSION_SECRET', 'GIFT_CARD_SECRET', 'PAYMENT_API_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const
export type StoredSecrets = Readonly<Record<(typeof names)[number], string>>

/** The demo shop's secrets: made once for each data folder and stored there, so that sessions survive a restart. */
export async function getStoredSecrets(dataDir: string): Promise<StoredSecrets> {
  const file = join(dataDir, 'secrets.json')
  const stored = await readStored(file)
  if (stored && names.every((name) => stored[name])) return stored as StoredSecrets
  const made = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')])) as StoredSecrets
  const all = { ...made, ...stored }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(all), { mode: 0o600 })
  return all
}

const readStored = async (file: string): Promise<Partial<StoredSecrets> | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
