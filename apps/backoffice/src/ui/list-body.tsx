import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './list-page.module.css'
import { ErrorNotice } from './notice.tsx'
import { Pager } from './pager.tsx'
import type { ListState } from './use-list-state.ts'

type Page<Row> = { readonly items: Row[]; readonly total: number; readonly page: number; readonly pageSize: number }
type Props<Row> = {
  readonly query: UseQueryResult<Page<Row>>
  readonly state: ListState
  /** The text of an empty list where nothing was searched for. */
  readonly empty?: string
  readonly children: (rows: Row[]) => ReactNode
}

/** Shows the page of a list, its pager, and what to do where it is empty or could not be loaded. */
export function ListBody<Row>({ query, state, empty, children }: Props<Row>) {
  const { t } = useWords()
  const { data, error, isPending, isPlaceholderData, refetch } = query
  if (error)
    return (
      <>
        <ErrorNotice error={error} />
        <Button onClick={() => refetch()}>{t('backoffice.retry')}</Button>
      </>
    )
  if (isPending || !data) return <p role="status">{t('backoffice.loading')}</p>
  const isFiltered = Object.keys(state.values).length > 0 || state.page > 1
  if (data.items.length === 0)
    return (
      <div className={styles.empty}>
        <p role="status">{isFiltered || empty === undefined ? t('backoffice.list.empty') : empty}</p>
        {isFiltered ? <Button onClick={() => state.replace({})}>{t('backoffice.list.clear')}</Button> : null}
      </div>
    )
  return (
    <>
      <div className={isPlaceholderData ? styles.waiting : undefined} aria-busy={isPlaceholderData}>
        {children(data.items)}
      </div>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={state.goTo} />
    </>
  )
}
