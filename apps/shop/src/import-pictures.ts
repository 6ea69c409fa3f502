import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPhotographImport, type ImportedPhotographs } from '@lacehouse/api/photographs'
import { openForCommand } from './open-for-command.ts'

const usage = ['lacehouse import pictures <folder>', 'lacehouse import pictures --remove <productId>'].join('\n')

const options = { remove: { type: 'string' } } as const

/** `lacehouse import pictures`: takes photographs in for products, or takes a product's away again. */
export async function importPictures(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [what, folder] = positionals
  if (what !== 'pictures' || (folder === undefined) === (values.remove === undefined)) return fail(usage, 2)
  if (folder !== undefined && !(await isFolder(folder))) return fail(`${folder} is no folder.`, 2)
  // A shop that runs on the same machine has its shoppers to look after first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { database, close, config } = await openForCommand()
  try {
    const desk = createPhotographImport({ pool: database.pool, originalsDir: config.originalsDir })
    if (values.remove !== undefined) return say(describeRemoval(values.remove, await desk.remove(values.remove)))
    const taken = await desk.takeIn(resolve(folder ?? '.'))
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

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What is refused is told apart from the rest, and to scripts by the code: 2 for a command that was not understood. */
const fail = (text: string, code: 1 | 2): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = code
}
