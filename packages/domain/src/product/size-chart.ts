import type { LengthUnit } from '../site/site.ts'
import { apparelSizes, toLength } from './apparel-sizes.ts'
import { findFootLength } from './foot-length.ts'
import { listShoeSizes, type SizeAudience, sizeAudiences } from './shoe-sizes.ts'
import { headwearSizes, sockSizes } from './size-tables.ts'

/** The kinds of goods whose sizes are measured in the same way. */
export const sizeChartTypes = ['footwear', 'tops', 'bottoms', 'socks', 'headwear'] as const
export type SizeChartType = (typeof sizeChartTypes)[number]

/** The measures of a body. */
export const bodyMeasures = ['foot', 'chest', 'waist', 'hip', 'inseam', 'head'] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

/** The measures of a chart, in the order of its columns. */
export const measuresOfChart: Readonly<Record<SizeChartType, readonly BodyMeasure[]>> = {
  footwear: ['foot'],
  tops: ['chest', 'waist', 'hip'],
  bottoms: ['waist', 'hip', 'inseam'],
  socks: ['foot'],
  headwear: ['head'],
}

/** A length in millimetres, or from one to another. */
export type LengthRange = readonly [from: number, to: number]

export type SizeChartRow = {
  /** The size as the catalogue names it: a US size of shoes, letters, or `OS`. */
  readonly size: string
  /** One for each measure of the chart. */
  readonly lengths: readonly LengthRange[]
}

export type SizeChart = { readonly audience: SizeAudience; readonly rows: readonly SizeChartRow[] }

const centimetre = 10

/** Lists the charts of a kind of goods, one for each audience. */
export function listSizeCharts(type: SizeChartType): SizeChart[] {
  return sizeAudiences.map((audience) => ({ audience, rows: listRows(type, audience) }))
}

function listRows(type: SizeChartType, audience: SizeAudience): SizeChartRow[] {
  if (type === 'footwear') {
    return listShoeSizes(audience).map((size) => {
      const length = findFootLength(size, audience) ?? 0
      return { size, lengths: [[length, length]] }
    })
  }
  const rows: readonly Measured[] = tableOf[type][audience]
  return rows.map((row) => ({
    size: row.size,
    lengths: measuresOfChart[type].map((measure) => {
      const [from, to] = row[measure] ?? [0, 0]
      return [from * centimetre, to * centimetre]
    }),
  }))
}

type Measured = { readonly size: string } & { readonly [Measure in BodyMeasure]?: LengthRange }

const tableOf: Readonly<
  Record<Exclude<SizeChartType, 'footwear'>, Readonly<Record<SizeAudience, readonly Measured[]>>>
> = {
  tops: apparelSizes,
  bottoms: apparelSizes,
  socks: sockSizes,
  headwear: headwearSizes,
}

/** The kinds of the catalogue's product types; types that are not named have clothes' sizes for the upper body, or none. */
const chartOfType: Readonly<Record<string, SizeChartType>> = {
  pants: 'bottoms',
  tights: 'bottoms',
  shorts: 'bottoms',
  skirts: 'bottoms',
  socks: 'socks',
  beanies: 'headwear',
  caps: 'headwear',
}

/** Finds the chart of a product by its type and kind in the catalogue; null for goods that no body measure concerns. */
export function findSizeChartType(product: {
  readonly kind: string
  readonly type?: string | undefined
}): SizeChartType | null {
  const named = product.type === undefined ? undefined : chartOfType[product.type]
  if (named) return named
  if (product.kind === 'footwear') return 'footwear'
  return product.kind === 'apparel' ? 'tops' : null
}

const millimetresInAnInch = 25.4

/** Converts millimetres for people: inches of feet are rounded to the tenth, those of other measures to the half. */
export function toShownLength(millimetres: number, measure: BodyMeasure, unit: LengthUnit): number {
  if (unit === 'cm' || measure !== 'foot') return toLength(millimetres / centimetre, unit)
  return Math.round((millimetres / millimetresInAnInch) * 10) / 10
}
