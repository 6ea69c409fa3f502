import { z } from 'zod'

const Row = z.record(z.string(), z.unknown())

/** The tables of a catalogue file, in the order of their references. */
export const catalogueTables = [
  'categories',
  'products',
  'product_colours',
  'variants',
  'product_categories',
  'price_entries',
  'locations',
  'pickup_points',
  'content_documents',
] as const

export type CatalogueTable = (typeof catalogueTables)[number]

const CatalogueFile = z.strictObject({
  format: z.literal(1),
  tables: z.strictObject(
    Object.fromEntries(catalogueTables.map((table) => [table, z.array(Row)])) as Record<
      CatalogueTable,
      z.ZodArray<typeof Row>
    >,
  ),
  /** Pieces of each variant at each location. */
  stock: z.array(z.strictObject({ variant_id: z.string(), location_id: z.string(), quantity: z.int().min(0) })),
})

/** A catalogue with its prices, stock, stores and pages; the rows have the fields of the database's tables. */
export type CatalogueFile = z.infer<typeof CatalogueFile>

/** Parses a catalogue file; throws what is wrong in it. */
export function parseCatalogueFile(text: string): CatalogueFile {
  const parsed = CatalogueFile.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`It is no catalogue:\n${z.prettifyError(parsed.error)}`)
}
