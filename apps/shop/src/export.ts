import { resolve } from 'node:path'
import { exportCatalogue } from '@lacehouse/api/catalogue-import'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

/** `lacehouse export catalogue`: writes the products of the shop to a folder that `lacehouse import catalogue` reads. */
export async function exportFromShop([what, folder, ...more]: readonly string[]): Promise<void> {
  if (what !== 'catalogue' || !folder || more.length > 0) return fail('lacehouse export catalogue <folder>', 2)
  const { database, close } = await openForCommand()
  try {
    say(`${await exportCatalogue(database.pool, resolve(folder))} products are in ${folder}.`)
  } finally {
    await close()
  }
}
