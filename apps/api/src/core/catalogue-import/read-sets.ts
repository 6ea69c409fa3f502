import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile } from './read-json-file.ts'

const Words = z.record(z.string(), z.string())

const Sets = z.array(
  z.strictObject({
    id: z.string().regex(/^[0-9A-Z]{8,11}$/),
    names: Words,
    slugs: Words,
    descriptions: Words.default({}),
    position: z.int().default(0),
    status: z.enum(['live', 'hidden']).default('live'),
    products: z.array(z.string()).max(100),
  }),
)

/** A set of products that are shown together, with the ids of its products in the order of display. */
export type SetRow = z.output<typeof Sets>[number]

/** Reads the sets of a folder of our own format; a folder without their file has none. */
export async function readSets(folder: string): Promise<readonly SetRow[]> {
  return (await readJsonFile(join(folder, 'sets.json'), Sets)) ?? []
}
