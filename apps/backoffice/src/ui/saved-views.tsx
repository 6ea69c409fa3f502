import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../client/call-backoffice.ts'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { ErrorNotice } from './notice.tsx'
import styles from './saved-views.module.css'
import type { ListState } from './use-list-state.ts'

const key = ['views'] as const
type Props = { readonly area: 'orders' | 'cases' | 'customers'; readonly state: ListState }

/** The saved views of a list: filters and order under a name, without what was searched for. */
export function SavedViews({ area, state }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const [isNaming, setIsNaming] = useState(false)
  const views = useQuery({ queryKey: key, queryFn: () => callBackoffice('backoffice.listViews', {}) })
  const remove = useMutation({
    mutationFn: (viewId: string) => callBackoffice('backoffice.deleteView', { params: { viewId } }),
    onSuccess: (reply) => client.setQueryData(key, reply),
  })
  const { search: _, ...query } = state.values
  const own = views.data?.views.filter((view) => view.area === area) ?? []
  if (own.length === 0 && Object.keys(query).length === 0) return null
  return (
    <section className={styles.views} aria-label={t('backoffice.views.title')}>
      {own.map(({ viewId, name, query: saved }) => (
        <span key={viewId} className={styles.view}>
          <Button onClick={() => state.replace(saved)}>{name}</Button>
          <Button
            variant="quiet"
            aria-label={t('backoffice.views.delete', { name })}
            onClick={() => remove.mutate(viewId)}
          >
            ×
          </Button>
        </span>
      ))}
      {Object.keys(query).length > 0 ? (
        <Button variant="quiet" onClick={() => setIsNaming(true)}>
          {t('backoffice.views.save')}
        </Button>
      ) : null}
      {isNaming ? <SaveDialog area={area} query={query} onClose={() => setIsNaming(false)} /> : null}
    </section>
  )
}

type SaveProps = {
  readonly area: 'orders' | 'cases' | 'customers'
  readonly query: Readonly<Record<string, string>>
  readonly onClose: () => void
}

function SaveDialog({ area, query, onClose }: SaveProps) {
  const { t } = useWords()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => callBackoffice('backoffice.saveView', { body: { area, name: name.trim(), query } }),
    onSuccess: (reply) => {
      client.setQueryData(key, reply)
      onClose()
    },
  })
  return (
    <Dialog
      title={t('backoffice.views.save')}
      action={t('backoffice.views.save')}
      busy={save.isPending}
      canSubmit={name.trim() !== ''}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={save.error} />
      <TextField
        label={t('backoffice.views.name')}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  )
}
