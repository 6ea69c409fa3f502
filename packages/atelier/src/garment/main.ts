import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeViewPass } from '../passes/pass-files.ts'
import { garmentModels } from './garment-models.ts'

/** Hash of the sources a model is made from: the engine, what models share, and its own file. */
function inputsOf(key: string): string {
  const hash = createHash('sha256')
  const others = new Set(garmentModels.map((model) => `${model.key}.ts`).filter((file) => file !== `${key}.ts`))
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
    const name = file.split('/').at(-1) ?? file
    if (others.has(name) || name === 'main.ts' || name === 'garment-models.ts') continue
    hash.update(readFileSync(join(import.meta.dirname, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

const [wanted, views] = process.argv.slice(2)
for (const model of garmentModels) {
  if (wanted && wanted !== 'all' && !wanted.split(',').includes(model.key)) continue
  const { key, name, kind, parts } = model
  for (const view of model.views) {
    if (views && !views.split(',').includes(view)) continue
    const pass = model.render(view)
    const { bytes } = await writeViewPass(
      { key, name, kind, parts: [...parts] },
      { key: view, inputs: inputsOf(key), pass },
    )
    process.stdout.write(`${key} ${view} ${Math.round(bytes / 1000)} kB\n`)
  }
}
