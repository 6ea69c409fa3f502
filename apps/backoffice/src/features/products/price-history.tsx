import type { StaffProduct } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './product-page.module.css'

type PriceList = StaffProduct['priceLists'][number]
type Row = PriceList['entries'][number] & { readonly place: number }
const column = columnsFor<Row>()

type Props = { readonly product: StaffProduct; readonly list: PriceList }

/** Every price that a list ever had of a product, the newest first. */
export function PriceHistory({ product, list }: Props) {
  const { t, money, moment } = useWords()
  const rows = list.entries.map((entry, place) => ({ ...entry, place }))
  const columns = useMemo(() => {
    const colours = new Map(product.colours.map(({ colourCode, name }) => [colourCode, name]))
    const variants = new Map(product.variants.map((variant) => [variant.variantId, variant]))
    const nameOf = ({ colourCode, variantId }: Row): string => {
      const variant = variantId === undefined ? undefined : variants.get(variantId)
      if (variant) return `${colours.get(variant.colourCode) ?? variant.colourCode}, ${variant.size}`
      return colourCode === undefined ? t('backoffice.products.price.all') : (colours.get(colourCode) ?? colourCode)
    }
    return [
      column.accessor('amount', {
        header: t('backoffice.products.price.amount'),
        cell: ({ row: { original } }) => money(original.amount, list.currency),
      }),
      column.accessor('kind', {
        header: t('backoffice.products.price.kind'),
        cell: ({ row: { original } }) => (
          <span className={styles.word}>{t(`backoffice.products.price.kind.${original.kind}`)}</span>
        ),
      }),
      column.display({
        id: 'for',
        header: t('backoffice.products.price.for'),
        cell: ({ row: { original } }) => nameOf(original),
      }),
      column.accessor('from', {
        header: t('backoffice.products.price.from'),
        cell: ({ row: { original } }) => moment(original.from),
      }),
      column.accessor('until', {
        header: t('backoffice.products.price.until'),
        cell: ({ row: { original } }) => (original.until ? moment(original.until) : '–'),
      }),
    ] as Column<Row>[]
  }, [product, list.currency, t, money, moment])
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by the keyboard
    <section className={styles.scroll} aria-label={t('backoffice.products.price.history')} tabIndex={0}>
      <DataTable
        caption={t('backoffice.products.price.history')}
        columns={columns}
        rows={rows}
        getRowId={({ place }) => String(place)}
      />
    </section>
  )
}
