import type { StaffContent } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toEditorPath, toKey, toQueryKey } from '../content-keys.ts'
import styles from './panels.module.css'

/** The documents that lead to this one. */
export function UsesPanel({ document }: { readonly document: StaffContent }) {
  const { t } = useWords()
  const key = toKey(document)
  const { data, error, isPending } = useQuery({
    queryKey: toQueryKey(key, 'facts', 'references'),
    queryFn: () => callBackoffice('backoffice.listContentReferences', { params: key }),
  })
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data) return <ErrorNotice error={error} />
  if (data.references.length === 0) return <p>{t('content.uses.none')}</p>
  return (
    <ul className={styles.list}>
      {data.references.map((reference) => (
        <li key={toEditorPath(reference)}>
          <Link to={toEditorPath(reference)}>{reference.title || reference.slug}</Link>{' '}
          {`${reference.contentLocale} · ${reference.paths.join(', ')}`}
        </li>
      ))}
    </ul>
  )
}
