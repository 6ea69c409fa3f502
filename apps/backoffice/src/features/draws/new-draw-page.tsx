import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import listStyles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './draws.module.css'

const empty = { siteId: '', productId: '', variantIds: '', opensAt: '', closesAt: '', holdHours: 24 }

/** Creates a draw of the units of a product that are free at the warehouse of a site. */
export function NewDrawPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [draft, setDraft] = useState(empty)
  const set = (change: Partial<typeof empty>) => setDraft({ ...draft, ...change })
  const draws = useQuery({
    queryKey: ['draws', {}],
    queryFn: () => callBackoffice('backoffice.listDraws', { query: {} }),
  })
  const sites = draws.data?.sites ?? []
  const site = sites.find(({ siteId }) => siteId === draft.siteId) ?? sites[0]
  const create = useMutation({
    mutationFn: (siteId: string) => {
      const variantIds = draft.variantIds.split(',').flatMap((id) => id.trim() || [])
      const { productId, opensAt, closesAt, holdHours } = draft
      return callBackoffice('backoffice.createDraw', {
        body: {
          ...{ siteId, productId: productId.trim(), opensAt: opensAt || null, closesAt, holdHours },
          ...(variantIds.length > 0 && { variantIds }),
        },
      })
    },
    onSuccess: async ({ drawId }) => {
      await client.invalidateQueries({ queryKey: ['draws'] })
      navigate(`/draws/${drawId}`)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (site && !create.isPending) create.mutate(site.siteId)
  }
  const timeZone = site?.timeZone ?? ''
  return (
    <div className={listStyles.page}>
      <Link to="/draws">{t('backoffice.draws.back')}</Link>
      <h1>{t('backoffice.draws.new')}</h1>
      <ErrorNotice error={draws.error} />
      {site ? (
        <Panel title={t('backoffice.draws.terms')}>
          <form className={styles.form} onSubmit={submit}>
            <SelectField
              label={t('backoffice.draws.site')}
              value={site.siteId}
              onChange={({ target }) => set({ siteId: target.value })}
            >
              {sites.map(({ siteId }) => (
                <option key={siteId}>{siteId}</option>
              ))}
            </SelectField>
            <TextField
              label={t('backoffice.draws.productId')}
              hint={t('backoffice.draws.productId.hint')}
              required
              maxLength={60}
              value={draft.productId}
              onChange={({ target }) => set({ productId: target.value })}
            />
            <TextField
              label={t('backoffice.draws.variantIds')}
              hint={t('backoffice.draws.variantIds.hint')}
              value={draft.variantIds}
              onChange={({ target }) => set({ variantIds: target.value })}
            />
            <TextField
              label={t('backoffice.draws.opens')}
              hint={t('backoffice.draws.opensAt.hint', { timeZone })}
              type="datetime-local"
              value={draft.opensAt}
              onChange={({ target }) => set({ opensAt: target.value })}
            />
            <TextField
              label={t('backoffice.draws.closes')}
              hint={t('backoffice.draws.closesAt.hint', { timeZone })}
              type="datetime-local"
              required
              value={draft.closesAt}
              onChange={({ target }) => set({ closesAt: target.value })}
            />
            <TextField
              label={t('backoffice.draws.holdHours')}
              type="number"
              min={1}
              max={168}
              required
              value={draft.holdHours || ''}
              onChange={({ target }) => set({ holdHours: target.valueAsNumber || 0 })}
            />
            <ErrorNotice error={create.error} />
            <div>
              <Button type="submit" variant="action" busy={create.isPending}>
                {t('backoffice.draws.create')}
              </Button>
            </div>
          </form>
        </Panel>
      ) : null}
    </div>
  )
}
