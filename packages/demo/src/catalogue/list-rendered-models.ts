import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const passes = join(import.meta.dirname, '../../../pictures/passes')

/** Lists the models that the repository has render passes of. Other models have no pictures and are not sold. */
export async function listRenderedModels(): Promise<string[]> {
  const folders = (await readdir(passes, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const finished = await Promise.all(
    folders.map(({ name }) =>
      stat(join(passes, name, 'model.json')).then(
        () => [name],
        () => [],
      ),
    ),
  )
  return finished.flat().sort()
}
