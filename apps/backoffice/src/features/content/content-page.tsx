import type { CallInput, StaffContent } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { ContentFilters } from './content-filters.tsx'
import { toEditorPath } from './content-keys.ts'
import { ContentStateBadge } from './content-state-badge.tsx'
import { NewDocumentDialog } from './new-document-dialog.tsx'
import { UntranslatedList } from './untranslated-list.tsx'
import { useContentTypes } from './use-content-types.ts'

type Row = Omit<StaffContent, 'version' | 'status' | 'body' | 'published' | 'scheduled' | 'timeZone' | 'locales'>
const column = columnsFor<Row>()

/** The documents of all sites, with search, filters and order. */
export function ContentPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  const types = useContentTypes()
  const [isCreating, setIsCreating] = useState(false)
  const { sort = '-updatedAt', untranslated = '', ...filters } = state.values
  const [lackingSite = '', lackingLocale = ''] = untranslated.split(' ')
  const query = { page: state.page, sort, ...filters } as CallInput<'backoffice.listContent'>['query']
  const documents = useQuery({
    queryKey: ['content-list', query],
    queryFn: () => callBackoffice('backoffice.listContent', { query }),
    placeholderData: keepPreviousData,
    enabled: lackingLocale === '',
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('content.title')}</h1>
        {rights.includes('content.edit') && types.data ? (
          <Button variant="action" onClick={() => setIsCreating(true)}>
            {t('content.new')}
          </Button>
        ) : null}
      </div>
      <ContentFilters state={state} types={types.data} />
      {lackingLocale ? (
        <UntranslatedList state={state} siteId={lackingSite} contentLocale={lackingLocale} />
      ) : (
        <ListBody query={documents} state={state}>
          {(rows: Row[]) => (
            <DataTable
              caption={t('content.title')}
              columns={columns}
              rows={rows}
              getRowId={toEditorPath}
              sort={sort}
              onSort={(next) => state.set({ sort: next })}
            />
          )}
        </ListBody>
      )}
      {isCreating && types.data ? <NewDocumentDialog types={types.data} onClose={() => setIsCreating(false)} /> : null}
    </div>
  )
}

function toColumns({ t, moment }: Words): Column<Row>[] {
  return [
    column.accessor('slug', {
      header: t('content.column.name'),
      cell: ({ row: { original } }) => (
        <Link to={toEditorPath(original)}>
          {original.title ? `${original.title} (${original.slug})` : original.slug}
        </Link>
      ),
    }),
    column.display({
      id: 'doctype',
      header: t('content.column.type'),
      cell: ({ row: { original } }) => t(`content.doctype.${original.doctype}`),
    }),
    column.display({
      id: 'siteId',
      header: t('content.column.site'),
      cell: ({ row: { original } }) => original.siteId,
    }),
    column.display({
      id: 'contentLocale',
      header: t('content.column.locale'),
      cell: ({ row: { original } }) => original.contentLocale,
    }),
    column.display({
      id: 'state',
      header: t('content.column.state'),
      cell: ({ row: { original } }) => <ContentStateBadge state={original.state} />,
    }),
    column.accessor('updatedAt', {
      header: t('content.column.updated'),
      cell: ({ row: { original } }) => (
        <>
          <time dateTime={original.updatedAt}>{moment(original.updatedAt)}</time>
          {original.updatedBy ? `, ${original.updatedBy}` : ''}
        </>
      ),
    }),
  ] as Column<Row>[]
}
