import { expect, test } from 'vitest'
import { findSizeChartType, listSizeCharts, measuresOfChart, sizeChartTypes, toShownLength } from './size-chart.ts'

test.each(sizeChartTypes)(
  'the chart of %s has every measure of every size, and larger sizes fit larger bodies [CAT-05]',
  (type) => {
    const charts = listSizeCharts(type)
    expect(charts.map(({ audience }) => audience)).toEqual(['men', 'women', 'kids'])
    for (const { rows } of charts) {
      expect(rows.length).toBeGreaterThan(0)
      for (const [index, { lengths }] of rows.entries()) {
        expect(lengths).toHaveLength(measuresOfChart[type].length)
        for (const [at, [from, to]] of lengths.entries()) {
          expect(from).toBeGreaterThan(0)
          expect(to).toBeGreaterThanOrEqual(from)
          expect(from).toBeGreaterThan(rows[index - 1]?.lengths[at]?.[0] ?? 0)
        }
      }
    }
  },
)

test.each([
  [{ kind: 'footwear', type: 'running' }, 'footwear'],
  [{ kind: 'apparel', type: 'hoodies' }, 'tops'],
  [{ kind: 'apparel', type: 'pants' }, 'bottoms'],
  [{ kind: 'accessory', type: 'socks' }, 'socks'],
  [{ kind: 'accessory', type: 'caps' }, 'headwear'],
  [{ kind: 'accessory', type: 'bags' }, null],
  [{ kind: 'apparel' }, 'tops'],
] as const)('a product of %o has the chart of %s [CAT-05]', (product, type) => {
  expect(findSizeChartType(product)).toBe(type)
})

test('lengths are shown in centimetres or inches, those of feet to the tenth of an inch [CAT-05]', () => {
  expect([toShownLength(270, 'foot', 'cm'), toShownLength(270, 'foot', 'in')]).toEqual([27, 10.6])
  expect([toShownLength(960, 'chest', 'cm'), toShownLength(960, 'chest', 'in')]).toEqual([96, 38])
})
