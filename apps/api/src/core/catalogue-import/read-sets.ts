import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile } from './read-json-file.ts'

const Words = z.record(z.string(), z.string())

const listRepeated = (ids: readonly string[]): string[] => {
  const seen = new Set<string>()
  return ids.filter((id) => seen.size === seen.add(id).size)
}

const ProductSet = z
  .strictObject({
    id: z.string().regex(/^[0-9A-Z]{8,11}$/),
    names: Words,
    slugs: Words,
    descriptions: Words.default({}),
    position: z.int().default(0),
    status: z.enum(['live', 'hidden']).default('live'),
    products: z.array(z.string()).max(100),
  })
  .superRefine(({ id, products }, { addIssue }) => {
    for (const product of listRepeated(products))
      addIssue({ code: 'custom', message: `${product} is in the set ${id} twice.` })
  })

const Sets = z.array(ProductSet).superRefine((sets, { addIssue }) => {
  for (const id of listRepeated(sets.map((one) => one.id)))
    addIssue({ code: 'custom', message: `The set ${id} stands there twice.` })
})

/** A set of products that are shown together, with the ids of its products in the order of display. */
export type SetRow = z.output<typeof Sets>[number]

/** Reads the sets of a folder of our own format; a folder without their file has none. */
export async function readSets(folder: string): Promise<readonly SetRow[]> {
  return (await readJsonFile(join(folder, 'sets.json'), Sets)) ?? []
}
