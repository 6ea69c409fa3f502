import type { LengthUnit } from '@lacehouse/domain/site/site'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Select } from '../../../ui/select.tsx'
import type { SizeChart } from './size-chart.ts'
import styles from './size-guide-dialog.module.css'
import { type Row, useLengths } from './size-table.tsx'

const systems = ['US', 'UK', 'EU', 'foot'] as const
type System = (typeof systems)[number]

type Props = {
  readonly chart: SizeChart
  readonly rows: readonly Row[]
  readonly unit: LengthUnit
  /** Reports the size of the catalogue that was found. */
  readonly onConvert: (size: string | null) => void
}

/** Says what a shoe size, or the length of a foot, is in all other systems. */
export function SizeConverter({ chart, rows, unit, onConvert }: Props) {
  const t = useTranslate()
  const write = useLengths(unit)
  // A shopper who knows the site's own sizes has nothing to convert.
  const [system, setSystem] = useState<System>(chart.system === 'US' ? 'EU' : 'US')
  const [size, setSize] = useState('')
  const nameOf = (row: Row, one: System): string =>
    one === 'foot' ? (row.lengths[0] ? write(row.lengths[0]) : '') : (row.systems?.[one] ?? '')
  const wordsOf = (row: Row, one: System): string =>
    one === 'foot' ? `${nameOf(row, one)} ${t(`product.unit.${unit}`)}` : `${one} ${nameOf(row, one)}`
  const found = rows.find((row) => row.size === size)
  const choose = (next: string): void => {
    setSize(next)
    onConvert(next || null)
  }
  return (
    <section className={styles.converter} aria-label={t('sizes.convert.title')}>
      <h3 className={styles.heading}>{t('sizes.convert.title')}</h3>
      <div className={styles.pair}>
        <Select
          label={t('sizes.convert.system')}
          value={system}
          onChange={({ target }) => setSystem(systems.find((one) => one === target.value) ?? 'US')}
          options={systems.map((value) => ({
            value,
            label: value === 'foot' ? t(`sizes.convert.${unit}`) : t('product.size.system', { system: value }),
          }))}
        />
        <Select
          label={t('sizes.convert.size')}
          placeholder={t('sizes.convert.choose')}
          value={size}
          onChange={({ target }) => choose(target.value)}
          options={rows.map((row) => ({ value: row.size, label: nameOf(row, system) }))}
        />
      </div>
      <p className={styles.result} role="status">
        {found
          ? t('sizes.convert.result', {
              sizes: systems
                .filter((one) => one !== system)
                .map((one) => wordsOf(found, one))
                .join(', '),
            })
          : null}
      </p>
    </section>
  )
}
