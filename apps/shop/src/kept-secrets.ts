import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = ['SESSION_SECRET', 'GIFT_CARD_SECRET', 'PAYMENT_API_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const
export type KeptSecrets = Readonly<Record<(typeof names)[number], string>>

/** The demo shop's secrets, made once a data folder and kept in it, so that sessions outlive a restart. */
export const getKeptSecrets = async (dataDir: string): Promise<KeptSecrets> => {
  const file = join(dataDir, 'secrets.json')
  const kept = await readKept(file)
  if (kept && names.every((name) => kept[name])) return kept as KeptSecrets
  const made = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')])) as KeptSecrets
  const all = { ...made, ...kept }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(all), { mode: 0o600 })
  return all
}

const readKept = async (file: string): Promise<Partial<KeptSecrets> | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
