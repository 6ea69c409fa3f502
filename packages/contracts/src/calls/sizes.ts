import { sizeAudiences } from '@lacehouse/domain/product/shoe-sizes'
import { bodyMeasures, sizeChartTypes } from '@lacehouse/domain/product/size-chart'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

const Audience = z.enum(sizeAudiences)

/** A length from one figure to another, rounded for people. */
const Lengths = z.object({ cm: z.array(z.number()).length(2), in: z.array(z.number()).length(2) })

/** The same shoe size in every system, with the decimal sign of the locale. */
const ShoeSystems = z.object({ US: z.string(), UK: z.string(), EU: z.string() })

const Units = { system: z.enum(['US', 'UK', 'EU']), unit: z.enum(['cm', 'in']) }

/** Sizes of feet and of bodies. */
export const sizesCalls = {
  'products.footSizes': defineCall({
    method: 'GET',
    path: '/fapi/components/foot-sizes',
    summary: 'The shoe sizes of all size systems with the length of the foot, for a converter',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({
      /** The size system and the unit of length of the site. */
      ...Units,
      audiences: z.array(
        z.object({
          audience: Audience,
          label: z.string(),
          /** `size` is the catalogue's. */
          sizes: z.array(ShoeSystems.extend({ size: z.string(), cm: z.number(), in: z.number() })),
        }),
      ),
    }),
    errors: [],
    cache: 'public',
  }),
  'products.sizeChart': defineCall({
    method: 'GET',
    path: '/fapi/components/size-chart/{productType}',
    summary: 'The sizes of a kind of goods with the measures that they fit',
    session: 'none',
    params: z.object({ productType: z.enum(sizeChartTypes) }),
    query: LocaleQuery,
    reply: z.object({
      productType: z.enum(sizeChartTypes),
      ...Units,
      measures: z.array(z.object({ key: z.enum(bodyMeasures), label: z.string() })),
      charts: z.array(
        z.object({
          audience: Audience,
          label: z.string(),
          rows: z.array(
            z.object({
              /** The catalogue's size. */
              size: z.string(),
              label: z.string(),
              /** Of shoes only. */
              systems: ShoeSystems.optional(),
              /** In the order of the measures. */
              lengths: z.array(Lengths),
            }),
          ),
        }),
      ),
    }),
    errors: [],
    cache: 'public',
  }),
}
