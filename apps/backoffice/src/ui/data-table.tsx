import {
  type ColumnDef,
  createColumnHelper,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useWords } from '../words/use-words.ts'
import styles from './data-table.module.css'
import visuallyHidden from './visually-hidden.module.css'

const features = tableFeatures({ rowSortingFeature })
type Features = typeof features
export type Column<Row extends RowData> = ColumnDef<Features, Row, unknown>

/** Makes the columns of a table: a header's text, and what a cell shows. */
export function columnsFor<Row extends RowData>() {
  return createColumnHelper<Features, Row>()
}

type Props<Row extends RowData> = {
  readonly caption: string
  readonly columns: Column<Row>[]
  readonly rows: Row[]
  readonly getRowId: (row: Row) => string
  /** The order that the server was asked for: `-placedAt` is descending; absent where the list has one order. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
}

/** A table whose pages, order and filters the server makes. On a phone each row is a card with the headers as labels. */
export function DataTable<Row extends RowData>({ caption, columns, rows, getRowId, sort, onSort }: Props<Row>) {
  const { t } = useWords()
  const sorting = toSorting(sort)
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change: Updater<SortingState>) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) onSort?.(`${next.desc ? '-' : ''}${next.id}`)
    },
  })
  const labelOf = (column: { readonly columnDef: { readonly header?: unknown } }) =>
    String(column.columnDef.header ?? '')
  return (
    // The roles stay those of a table where the styles turn its rows into cards.
    <table className={styles.table}>
      <caption className={visuallyHidden.text}>{caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id, column }) => (
              <th
                key={id}
                scope="col"
                aria-sort={toAriaSort(column.getIsSorted(), Boolean(onSort) && column.getCanSort())}
              >
                {onSort && column.getCanSort() ? (
                  <button
                    type="button"
                    className={styles.sort}
                    aria-label={t('backoffice.list.sort', { column: labelOf(column) })}
                    onClick={() => column.toggleSorting()}
                  >
                    {labelOf(column)} <span aria-hidden="true">{arrows[column.getIsSorted() || 'none']}</span>
                  </button>
                ) : (
                  labelOf(column)
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-label={labelOf(cell.column)}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const arrows = { asc: '↑', desc: '↓', none: '↕' } as const

const toSorting = (sort: string | undefined): SortingState =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []

const toAriaSort = (sorted: false | 'asc' | 'desc', canSort: boolean) => {
  if (!canSort) return undefined
  if (sorted === false) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}
