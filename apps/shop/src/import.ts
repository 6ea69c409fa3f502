import { fail } from './command-output.ts'

const usage = [
  'lacehouse import catalogue <file or folder> --site <id> [--dry-run] [--strict] [--only prices-and-stock]',
  'lacehouse import pictures <folder>',
  'lacehouse import pictures --remove <productId>',
].join('\n')

/** `lacehouse import`: takes a merchant's products, or photographs, into the shop. */
export async function importIntoShop([what, ...args]: readonly string[]): Promise<void> {
  if (what === 'catalogue') return (await import('./import-catalogue.ts')).importCatalogueFile(args)
  if (what === 'pictures') return (await import('./import-pictures.ts')).importPictures(['pictures', ...args])
  fail(usage, 2)
}
