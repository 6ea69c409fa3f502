import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportCatalogue } from '@lacehouse/api/catalogue-import'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

/** `lacehouse export catalogue`: writes the products of the shop to a folder that `lacehouse import catalogue` reads. */
export async function exportFromShop(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { csv: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [what, folder, ...more] = positionals
  if (what !== 'catalogue' || !folder || more.length > 0) return fail('lacehouse export catalogue <folder> [--csv]', 2)
  const { database, close, config } = await openForCommand()
  try {
    const options = { kind: values.csv ? 'csv' : 'json', originalsDir: config.originalsDir } as const
    say(`${await exportCatalogue(database.pool, resolve(folder), options)} products are in ${folder}.`)
  } finally {
    await close()
  }
}
