import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const rowPattern = /^\| (`[^|]+`) \|.*\b(C000\d)\b/gm

/** Reads from docs/consent.md to which category each cookie and each stored key belongs. */
export async function readConsentTable(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(import.meta.dirname, '../../docs/consent.md'), 'utf8')
  const rows = [...text.matchAll(rowPattern)]
  return new Map(
    rows.flatMap(([, names = '', category = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, category] as const),
    ),
  )
}
