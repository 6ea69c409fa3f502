import type { CallReply } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { toAddress } from '../../client/call-backoffice.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import type { WordKey } from '../../words/words-context.ts'
import styles from './imports.module.css'

type Details = CallReply<'backoffice.getImport'>
type Row = Details['problems'][number] & { readonly place: number }
const column = columnsFor<Row>()

/** The first refused rows and pictures of an import, and all of them as a table to download. */
export function ImportProblems({ found: { importId, problems, counts, pictures } }: { readonly found: Details }) {
  const { t } = useWords()
  const columns = useMemo(
    () =>
      [
        column.accessor('line', { header: t('backoffice.imports.line') }),
        column.accessor('column', { header: t('backoffice.imports.column') }),
        column.accessor('reason', {
          header: t('backoffice.imports.reason'),
          cell: ({ row: { original } }) => t(`backoffice.imports.reason.${original.reason}` as WordKey),
        }),
        column.accessor('value', { header: t('backoffice.imports.value') }),
        column.accessor('product', { header: t('backoffice.imports.product') }),
      ] as Column<Row>[],
    [t],
  )
  if (problems.length === 0) return null
  const total = Math.max((counts?.refused ?? 0) + (pictures?.refused ?? 0), problems.length)
  return (
    <Panel title={t('backoffice.imports.problems')}>
      <div className={styles.form}>
        <p>
          {t('backoffice.imports.problems.first', { shown: problems.length, total })}{' '}
          <a href={toAddress('backoffice.exportImportProblems', { params: { importId } })} download="refused.csv">
            {t('backoffice.imports.problems.download')}
          </a>
        </p>
        <DataTable
          caption={t('backoffice.imports.problems')}
          columns={columns}
          rows={problems.map((problem, place) => ({ ...problem, place }))}
          getRowId={({ place }) => String(place)}
        />
      </div>
    </Panel>
  )
}
