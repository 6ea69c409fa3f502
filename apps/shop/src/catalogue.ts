import { readFile, writeFile } from 'node:fs/promises'
import { exportCatalogue, importCatalogue, parseCatalogueFile } from '@lacehouse/demo'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = ['lacehouse catalogue export <file>', 'lacehouse catalogue import <file>'].join('\n')

/** `lacehouse catalogue`: writes the catalogue of a shop to a file, and fills a shop that has no products from one. */
export async function catalogue([action, file, ...more]: readonly string[]): Promise<void> {
  if ((action !== 'export' && action !== 'import') || !file || more.length > 0) return fail(usage, 2)
  const read = action === 'import' ? parseCatalogueFile(await readFile(file, 'utf8')) : null
  const { database, close } = await openForCommand()
  try {
    if (!read) {
      const made = await exportCatalogue(database)
      await writeFile(file, JSON.stringify(made))
      return say(`${made.tables.products.length} products are in ${file}.`)
    }
    const { isNew, products } = await importCatalogue(database, read)
    if (!isNew) return fail('The shop has products already, and stays as it is.', 1)
    say(`${products} products are in the shop.`)
  } finally {
    await close()
  }
}
