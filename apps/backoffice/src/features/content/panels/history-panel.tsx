import type { CallReply, StaffContent } from '@lacehouse/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { useSession } from '../../../client/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toKey, toQueryKey } from '../content-keys.ts'
import { Differences } from './differences.tsx'
import styles from './panels.module.css'

type Props = {
  readonly document: StaffContent
  readonly isSaved: boolean
  readonly onReload: () => Promise<void>
}
type Version = CallReply<'backoffice.listContentVersions'>['items'][number]

/** The versions of a document with who wrote them; an older one can be compared with the newest, and restored. */
export function HistoryPanel({ document, isSaved, onReload }: Props) {
  const { t } = useWords()
  const [page, setPage] = useState(1)
  const key = toKey(document)
  const { data, error, isPending } = useQuery({
    queryKey: toQueryKey(key, 'facts', 'versions', document.version, page),
    queryFn: () => callBackoffice('backoffice.listContentVersions', { params: key, query: { page, pageSize: 10 } }),
  })
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data) return <ErrorNotice error={error} />
  return (
    <>
      <ol className={styles.list}>
        {data.items.map((version) => (
          <VersionItem key={version.number} {...{ document, version, isSaved, onReload }} />
        ))}
      </ol>
      <Pager page={page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </>
  )
}

function VersionItem({ document, version, isSaved, onReload }: Props & { readonly version: Version }) {
  const { t, moment } = useWords()
  const { rights } = useSession()
  const [isCompared, setIsCompared] = useState(false)
  const { number, status, updatedAt, by } = version
  const key = toKey(document)
  const restore = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.restoreContent', {
        params: { ...key, number },
        body: { version: document.version },
      }),
    onSuccess: onReload,
  })
  const isNewest = number === document.number
  return (
    <li>
      <p>
        {t('content.history.version', { number, by, at: moment(updatedAt) })} · {t(`content.status.${status}`)}
        {version.restoredFrom === undefined
          ? null
          : ` · ${t('content.history.restoredFrom', { number: version.restoredFrom })}`}
      </p>
      {isNewest ? null : (
        <div className={styles.actions}>
          <Button aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
            {t('content.history.compare', { number })}
          </Button>
          {rights.includes('content.edit') ? (
            <Button busy={restore.isPending} disabled={!isSaved} onClick={() => restore.mutate()}>
              {t('content.history.restore', { number })}
            </Button>
          ) : null}
        </div>
      )}
      <ErrorNotice error={restore.error} />
      {isCompared ? <Differences document={document} from={number} /> : null}
    </li>
  )
}
