import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import type { ListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { toEditorPath, toKey } from './content-keys.ts'

type Row = CallReply<'backoffice.listUntranslatedContent'>['items'][number]
type Props = { readonly state: ListState; readonly siteId: string; readonly contentLocale: string }

const column = columnsFor<Row>()

/** The documents of a site's default language that another one lacks, or has in an older state, and the way to it. */
export function UntranslatedList({ state, siteId, contentLocale }: Props) {
  const words = useWords()
  const { t, moment } = words
  const { rights } = useSession()
  const navigate = useNavigate()
  const { search } = state.values
  const query = { siteId, contentLocale, page: state.page, ...(search && { search }) }
  const documents = useQuery({
    queryKey: ['content-untranslated', query],
    queryFn: () =>
      callBackoffice('backoffice.listUntranslatedContent', {
        query: query as CallInput<'backoffice.listUntranslatedContent'>['query'],
      }),
    placeholderData: keepPreviousData,
  })
  const copy = useMutation({
    mutationFn: (row: Row) => callBackoffice('backoffice.copyContent', { params: toKey(row), body: { contentLocale } }),
    onSuccess: (made) => navigate(toEditorPath(made)),
  })
  const { mutate, isPending } = copy
  const canEdit = rights.includes('content.edit')
  const columns = useMemo(
    () =>
      [
        column.display({
          id: 'slug',
          header: t('content.column.name'),
          cell: ({ row: { original } }) => (
            <Link to={toEditorPath(original)}>{`${original.title || original.slug} (${original.slug})`}</Link>
          ),
        }),
        column.display({
          id: 'doctype',
          header: t('content.column.type'),
          cell: ({ row: { original } }) => t(`content.doctype.${original.doctype}`),
        }),
        column.display({
          id: 'lack',
          header: contentLocale,
          cell: ({ row: { original } }) => (
            <Badge
              tone={original.lack === 'missing' ? 'negative' : 'warning'}
              text={t(`content.lack.${original.lack}`)}
            />
          ),
        }),
        column.display({
          id: 'updatedAt',
          header: t('content.column.updated'),
          cell: ({ row: { original } }) => <time dateTime={original.updatedAt}>{moment(original.updatedAt)}</time>,
        }),
        column.display({
          id: 'action',
          header: t('content.column.action'),
          cell: ({ row: { original } }) =>
            original.lack === 'outdated' ? (
              <Link to={toEditorPath({ ...original, contentLocale })}>
                {t('content.lack.open', { title: original.title || original.slug, locale: contentLocale })}
              </Link>
            ) : canEdit ? (
              <Button busy={isPending} onClick={() => mutate(original)}>
                {t('content.lack.copy', { title: original.title || original.slug, locale: contentLocale })}
              </Button>
            ) : null,
        }),
      ] as Column<Row>[],
    [t, moment, contentLocale, canEdit, isPending, mutate],
  )
  return (
    <>
      <ErrorNotice error={copy.error} />
      <ListBody query={documents} state={state}>
        {(rows: Row[]) => (
          <DataTable caption={t('content.filter.untranslated')} columns={columns} rows={rows} getRowId={toEditorPath} />
        )}
      </ListBody>
    </>
  )
}
