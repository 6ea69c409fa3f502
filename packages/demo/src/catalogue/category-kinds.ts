import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { ProductKind } from './model-plan.ts'

const kinds = readData(
  'categories',
  z.strictObject({
    footwear: z.array(z.string()),
    apparel: z.array(z.string()),
    accessory: z.array(z.string()),
  }),
)

/** The third-level categories of a group in the order of the tree. Their ids follow from it, so new ones go to the end. */
export function listKinds(group: ProductKind): readonly string[] {
  return kinds[group]
}
