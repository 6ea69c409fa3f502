import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'

export type Settings = Readonly<Record<string, string | undefined>>

/** Reads a file of settings; a missing one has none. */
export async function readEnvFile(file: string): Promise<Settings> {
  try {
    return parseEnv(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const heading = [
  '# The settings and secrets of this shop, written by `npm run setup`. Only its own user may read them.',
  '# Keep a copy: without GIFT_CARD_SECRET the numbers of sold gift cards cannot be sent again.',
].join('\n')

/** Writes settings to a file, whole or not at all, that only its owner may read. */
export async function writeEnvFile(file: string, settings: Settings): Promise<void> {
  const lines = Object.entries(settings).flatMap(([name, value]) => (value ? [`${name}=${quote(name, value)}`] : []))
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new`
  await writeFile(draft, `${heading}\n${lines.join('\n')}\n`, { mode: 0o600 })
  // An older draft keeps its mode when it is written again.
  await chmod(draft, 0o600)
  await rename(draft, file)
}

const quote = (name: string, value: string): string => {
  if (/^[\w.:/@%+=,-]+$/.test(value)) return value
  const mark = ['"', "'", '`'].find((sign) => !value.includes(sign))
  if (!mark || /[\r\n\\]/.test(value)) throw new Error(`${name} has characters that a file of settings cannot hold.`)
  return `${mark}${value}${mark}`
}
