import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPhotographImport, type ImportedPhotographs } from '@lacehouse/api/photographs'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = ['lacehouse import pictures <folder>', 'lacehouse import pictures --remove <productId>'].join('\n')

const options = { remove: { type: 'string' } } as const

/** `lacehouse import pictures`: imports photographs of products, or removes those of a product. */
export async function importPictures(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [what, folder] = positionals
  if (what !== 'pictures' || (folder === undefined) === (values.remove === undefined)) return fail(usage, 2)
  if (folder !== undefined && !(await isFolder(folder))) return fail(`${folder} is no folder.`, 2)
  // A running shop on the same machine has priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { database, close, config } = await openForCommand()
  try {
    const photographs = createPhotographImport({ pool: database.pool, originalsDir: config.originalsDir })
    if (values.remove !== undefined) return say(describeRemoval(values.remove, await photographs.remove(values.remove)))
    const taken = await photographs.takeIn(resolve(folder ?? '.'))
    if (!taken.ok) return fail(taken.reason, 1)
    say(describe(taken))
    if (taken.refused.length > 0) fail(taken.refused.map(({ file, reason }) => `${file}: ${reason}`).join('\n'), 1)
  } finally {
    await close()
  }
}

const describe = ({ pictures, products, written, gone, refused }: ImportedPhotographs): string =>
  [
    `${pictures} pictures of ${products} products: ${written} new or changed, ${pictures - written} as they were.`,
    ...(gone > 0 ? [`${gone} that the folder has no longer are gone.`] : []),
    ...(refused.length > 0 ? [`${refused.length} files were refused:`] : []),
  ].join('\n')

const describeRemoval = (productId: string, count: number): string =>
  count > 0 ? `${count} pictures of ${productId} are gone.` : `${productId} has no photographs.`

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isDirectory() ?? false
