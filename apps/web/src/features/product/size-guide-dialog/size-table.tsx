import type { LengthUnit } from '@lacehouse/domain/site/site'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { SizeChart } from './size-chart.ts'
import styles from './size-guide-dialog.module.css'

export type Row = SizeChart['charts'][number]['rows'][number]

type Props = {
  readonly chart: SizeChart
  readonly shown: SizeChart['charts'][number]
  readonly unit: LengthUnit
  /** The size whose row stands out. */
  readonly marked: string | undefined
}

/** Shows the rows of a size chart: the site's own size first, then the other systems, then the measures. */
export function SizeTable({ chart, shown, unit, marked }: Props) {
  const t = useTranslate()
  const write = useLengths(unit)
  const others = listOtherSystems(chart)
  return (
    <table className={styles.table}>
      <caption>
        {shown.label} ({t(`product.unit.${unit}`)})
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {others.length > 0 ? t('product.size.system', { system: chart.system }) : t('product.size')}
          </th>
          {others.map((system) => (
            <th key={system} scope="col">
              {t('product.size.system', { system })}
            </th>
          ))}
          {chart.measures.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.rows.map((row) => (
          <tr key={row.size} aria-current={row.size === marked ? 'true' : undefined}>
            <th scope="row">{row.label}</th>
            {others.map((system) => (
              <td key={system}>{row.systems?.[system]}</td>
            ))}
            {row.lengths.map((lengths, index) => (
              <td key={chart.measures[index]?.key}>{write(lengths)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lists the size systems besides the site's own; none for goods with letter sizes. */
function listOtherSystems({ productType, system }: SizeChart) {
  return productType === 'footwear' ? (['US', 'UK', 'EU'] as const).filter((one) => one !== system) : []
}

/** Writes a length, or a range of lengths, in a unit. */
export function useLengths(unit: LengthUnit): (lengths: Row['lengths'][number]) => string {
  const { number } = useFormat()
  return (lengths) => [...new Set(lengths[unit].map((length) => number(length)))].join('–')
}
