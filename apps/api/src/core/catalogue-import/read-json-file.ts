import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { UnreadableFile } from './read-text.ts'

/** A longer file would not fit beside the products into the memory of a command. */
const longestFile = 32 * 1024 ** 2

/** Reads a file of JSON in the shape of a schema; null where there is no file. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  const name = basename(file)
  if (found.size > longestFile) throw new UnreadableFile(`${name} has more than ${longestFile / 1024 ** 2} MB.`)
  const parsed = schema.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!parsed.success) throw new UnreadableFile(`${name} is not right: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
