import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../../ui/data-table.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { ListState } from '../../../ui/use-list-state.ts'
import { useWords } from '../../../words/use-words.ts'

export type ShownDocument = CallReply<'backoffice.showContent'>['items'][number]
type Props = {
  readonly state: ListState
  readonly chosenId: string | null
  readonly onChoose: (document: ShownDocument) => void
}

const column = columnsFor<ShownDocument>()

/** The documents that the preview tool found: id, name, number of referrers and date of change. */
export function PreviewViewer({ state, chosenId, onChoose }: Props) {
  const words = useWords()
  const { t, moment } = words
  const { siteId, contentLocale, type, layoutVariant, limit } = state.values
  const query = { siteId, contentLocale, type, layoutVariant, limit, page: state.page }
  const documents = useQuery({
    queryKey: ['content-showcase', query],
    queryFn: () =>
      callBackoffice('backoffice.showContent', { query: query as CallInput<'backoffice.showContent'>['query'] }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () =>
      [
        column.display({
          id: 'id',
          header: t('content.preview.column.id'),
          cell: ({ row: { original } }) => (
            <Button variant="quiet" aria-pressed={original.id === chosenId} onClick={() => onChoose(original)}>
              {original.id}
            </Button>
          ),
        }),
        column.accessor('name', { header: t('content.column.name') }),
        column.accessor('referrers', { header: t('content.preview.column.referrers') }),
        column.accessor('updatedAt', {
          header: t('content.column.updated'),
          cell: ({ row: { original } }) => <time dateTime={original.updatedAt}>{moment(original.updatedAt)}</time>,
        }),
      ] as Column<ShownDocument>[],
    [t, moment, chosenId, onChoose],
  )
  return (
    <Panel title={t('content.preview.viewer')}>
      <ListBody query={documents} state={state}>
        {(rows) => (
          <DataTable
            caption={t('content.preview.viewer')}
            columns={columns}
            rows={rows}
            getRowId={({ id }: ShownDocument) => id}
          />
        )}
      </ListBody>
    </Panel>
  )
}
