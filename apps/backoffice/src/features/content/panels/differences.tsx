import type { StaffContent } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toKey, toQueryKey } from '../content-keys.ts'
import styles from './panels.module.css'

type Props = { readonly document: StaffContent; readonly from: number }

/** The fields in which the newest version of a document differs from an older one. */
export function Differences({ document, from }: Props) {
  const { t } = useWords()
  const key = toKey(document)
  const { data, error, isPending } = useQuery({
    queryKey: toQueryKey(key, 'facts', 'comparison', from, document.version),
    queryFn: () => callBackoffice('backoffice.compareContent', { params: key, query: { from, to: document.number } }),
  })
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data) return <ErrorNotice error={error} />
  if (data.differences.length === 0) return <p>{t('content.history.same')}</p>
  return (
    <ul className={styles.list}>
      {data.differences.map(({ path, kind, before, after }) => (
        <li key={`${path} ${kind}`}>
          <code>{path}</code> {t(`content.difference.${kind}`)}
          {before === undefined || kind === 'moved' ? null : <del className={styles.value}>{toText(before)}</del>}
          {after === undefined || kind === 'moved' ? null : <ins className={styles.value}>{toText(after)}</ins>}
        </li>
      ))}
    </ul>
  )
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
