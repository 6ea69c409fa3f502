import type { BodyMeasure } from '@lacehouse/domain/product/size-chart'
import { type LengthRange, listSizeCharts, measuresOfChart, toShownLength } from '@lacehouse/domain/product/size-chart'
import { findMessage } from '@lacehouse/messages'
import { toSizeLabel } from '../../../core/catalogue/to-size-label.ts'
import type { Handler } from '../../../http/call.ts'
import { nameAudience, toShoeSystems } from './list-foot-sizes.ts'

/** Replies with the size chart of a kind of goods in centimetres and inches (CAT-05). */
export function getSizeChart(): Handler<'products.sizeChart'> {
  return ({ params: { productType }, site, locale }) => {
    const measures = measuresOfChart[productType]
    const { size: system, length: unit } = site.units
    return {
      ...{ productType, system, unit },
      measures: measures.map((key) => ({ key, label: findMessage(locale, `sizes.measure.${key}`) ?? key })),
      charts: listSizeCharts(productType).map(({ audience, rows }) => ({
        audience,
        label: nameAudience(audience, locale),
        rows: rows.map(({ size, lengths }) => ({
          size,
          label: toSizeLabel(size, { genders: [audience], system, locale }),
          ...(productType === 'footwear' && { systems: toShoeSystems(size, audience, locale) }),
          lengths: lengths.map((range, index) => toLengths(range, measures[index] ?? 'chest')),
        })),
      })),
    }
  }
}

const toLengths = (range: LengthRange, measure: BodyMeasure) => ({
  cm: range.map((length) => toShownLength(length, measure, 'cm')),
  in: range.map((length) => toShownLength(length, measure, 'in')),
})
