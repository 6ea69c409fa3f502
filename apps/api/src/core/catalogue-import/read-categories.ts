import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile } from './read-json-file.ts'
import type { CategoryRow } from './stored-product.ts'

const Words = z.record(z.string(), z.string())

const Categories = z.array(
  z.strictObject({
    id: z.string().regex(/^[0-9]{4,10}$/),
    parentId: z.string().nullable().default(null),
    position: z.int().default(0),
    names: Words,
    slugs: Words,
    descriptions: Words.default({}),
    image: z.record(z.string(), z.unknown()).nullable().default(null),
    status: z.enum(['live', 'hidden']).default('live'),
  }),
)

/** Reads the categories of a folder of our own format; a folder without their file has none. */
export async function readCategories(folder: string): Promise<ReadonlyMap<string, CategoryRow>> {
  const categories = (await readJsonFile(join(folder, 'categories.json'), Categories)) ?? []
  return new Map(categories.map((category) => [category.id, category]))
}

/** Lists some categories with the ones above them, each before its own. */
export function listWithAncestors(ids: readonly string[], known: ReadonlyMap<string, CategoryRow>): CategoryRow[] {
  const listed = new Map<string, CategoryRow>()
  const add = (id: string | null, depth: number): void => {
    const category = id === null || depth > known.size ? undefined : known.get(id)
    if (!category || listed.has(category.id)) return
    add(category.parentId, depth + 1)
    listed.set(category.id, category)
  }
  for (const id of ids) add(id, 0)
  return [...listed.values()]
}
