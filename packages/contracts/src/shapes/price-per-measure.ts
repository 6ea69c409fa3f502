import { measures } from '@lacehouse/domain/pricing/price-per-measure'
import { z } from 'zod'
import { Amount } from './primitives.ts'

/** The price of a litre, a kilogram or a metre, decimal, where the law asks for it. */
export const PricePerMeasureReply = z.object({ amount: Amount, measure: z.enum(measures) })
export type PricePerMeasureReply = z.output<typeof PricePerMeasureReply>
