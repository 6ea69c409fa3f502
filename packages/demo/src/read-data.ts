import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder of the demo shop's data. */
export const dataFolder = join(import.meta.dirname, '../data')

/** Reads `data/<path>.json` and checks its shape; the error names the file and every wrong place in it. */
export function readData<Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> {
  const parsed = shape.safeParse(readJson(join(dataFolder, `${path}.json`)))
  if (parsed.success) return parsed.data
  throw new Error(`data/${path}.json has a wrong shape:\n${z.prettifyError(parsed.error)}`)
}

/** Lists the names of the JSON files of a folder, without their ending, in the order of names; folders below it count too. */
export function listJsonFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .sort()
}

/** Reads a JSON file; the error names the file. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
}
