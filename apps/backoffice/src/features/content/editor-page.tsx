import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { type DocumentKey, toQueryKey } from './content-keys.ts'
import { Editor } from './editor.tsx'
import { useContentTypes } from './use-content-types.ts'

/** One document: its blocks, its page, and the form of what is chosen. */
export function EditorPage() {
  const { t } = useWords()
  const key = useParams() as DocumentKey
  // Counts how often the document was taken as someone else left it: the editor then begins anew.
  const [times, setTimes] = useState(0)
  const types = useContentTypes()
  const document = useQuery({
    queryKey: toQueryKey(key),
    queryFn: () => callBackoffice('backoffice.getContent', { params: key }),
    // The editor saves by the version that it read; a version that arrives on its own would hide another editor's change.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (document.isPending || types.isPending || (document.isFetching && times === 0 && !document.isFetchedAfterMount))
    return <p role="status">{t('backoffice.loading')}</p>
  if (!document.data || !types.data)
    return (
      <>
        <ErrorNotice error={document.error ?? types.error} />
        <Link to="/content">{t('content.back')}</Link>
      </>
    )
  const reload = async () => {
    await document.refetch()
    setTimes(times + 1)
  }
  return (
    <Editor key={`${JSON.stringify(key)} ${times}`} document={document.data} types={types.data} onReload={reload} />
  )
}
