import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readProcessor } from '../measure/read-processor.ts'
import { writeShopifyFile } from '../shop/write-shopify-file.ts'

export type ImportFigures = {
  readonly products: number
  /** Products a second. */
  readonly rate: number
  /** The largest resident memory of the command's process in megabytes; null where the system does not say. */
  readonly memory: number | null
  /** Processor time of the command and of its database in milliseconds for 1,000 products; null where the system does not say. */
  readonly processor: number | null
}

const program = join(import.meta.dirname, '../../../apps/shop/build/shop.js')

/** Imports a file of products into an empty shop, the same file again, and one with other prices and stock. */
export async function measureImport(products: number): Promise<Record<string, ImportFigures>> {
  const folder = await mkdtemp('/tmp/lh-bench-')
  const file = join(folder, 'products.csv')
  const run = (): Promise<ImportFigures> => importOnce({ folder, file, products })
  try {
    await writeShopifyFile(file, products)
    const first = await run()
    const again = await run()
    await writeShopifyFile(file, products, 1)
    return { 'into an empty shop': first, 'the same file again': again, 'other prices and stock': await run() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Import = { readonly folder: string; readonly file: string; readonly products: number }

const importOnce = async ({ folder, file, products }: Import): Promise<ImportFigures> => {
  const begun = performance.now()
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  const child = spawn(process.execPath, [program, 'import', 'catalogue', file, '--site', 'LH-US'], {
    env,
    stdio: 'inherit',
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  let memory: number | null = null
  let used: number | null = null
  const isRunning = (): boolean => child.exitCode === null
  while (isRunning()) {
    memory = Math.max(memory ?? 0, (await readPeak(child.pid ?? 0)) ?? 0) || null
    used = (await sumProcessor()) ?? used
    await Promise.race([ended, pause(200)])
  }
  if ((await ended) !== 0) throw new Error('The import failed.')
  const seconds = (performance.now() - begun) / 1000
  return { products, rate: products / seconds, memory, processor: used && (used / products) * 1000 }
}

const sumProcessor = async (): Promise<number | null> => {
  const reading = await readProcessor()
  if (!reading) return null
  const ours = [...reading.values()].filter(({ part }) => part === 'shop' || part === 'database')
  return ours.reduce((sum, { used }) => sum + used, 0)
}

/** Reads the largest resident memory of a process in megabytes; only Linux says it. */
const readPeak = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
