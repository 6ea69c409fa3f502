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
import { createDraft, type DraftProblem, type EventDraft, findDraftProblem, toFields } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import styles from './events.module.css'

const keyPattern = /^[a-z0-9][a-z0-9-]{2,59}$/

/** Creates an event of a site. */
export function NewEventPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [chosenSite, setChosenSite] = useState('')
  const [eventId, setEventId] = useState('')
  const [edited, setEdited] = useState<EventDraft | null>(null)
  const [problem, setProblem] = useState<DraftProblem | 'eventId' | null>(null)
  const events = useQuery({
    queryKey: ['events', {}],
    queryFn: () => callBackoffice('backoffice.listEvents', { query: {} }),
  })
  const site = events.data?.sites.find(({ siteId }) => siteId === chosenSite) ?? events.data?.sites[0]
  const draft = edited ?? createDraft(site?.timeZone ?? 'UTC')
  const create = useMutation({
    mutationFn: (siteId: string) =>
      callBackoffice('backoffice.createEvent', { body: { ...toFields(draft), eventId, siteId } }),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: ['events'] })
      navigate(`/events/${made.eventId}`)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!site) return
    const found = keyPattern.test(eventId) ? findDraftProblem(draft, { locales: site.locales, taken: 0 }) : 'eventId'
    setProblem(found)
    if (found === null) create.mutate(site.siteId)
  }
  return (
    <div className={listStyles.page}>
      <Link to="/events">{t('backoffice.events.back')}</Link>
      <h1>{t('backoffice.events.new')}</h1>
      <ErrorNotice error={events.error} />
      {site ? (
        <Panel title={t('backoffice.events.fields')}>
          <form className={styles.form} onSubmit={submit} noValidate>
            <SelectField
              label={t('backoffice.events.site')}
              value={site.siteId}
              onChange={({ target }) => {
                setChosenSite(target.value)
                const next = events.data?.sites.find(({ siteId }) => siteId === target.value)
                setEdited({ ...draft, timeZone: next?.timeZone ?? draft.timeZone })
              }}
            >
              {events.data?.sites.map(({ siteId }) => (
                <option key={siteId}>{siteId}</option>
              ))}
            </SelectField>
            <TextField
              label={t('backoffice.events.key')}
              hint={t('backoffice.events.key.hint')}
              required
              maxLength={60}
              error={problem === 'eventId' ? t('backoffice.events.problem.eventId') : null}
              value={eventId}
              onChange={({ target }) => setEventId(target.value)}
            />
            <EventFields
              {...{ draft, locales: site.locales, taken: 0, isReadOnly: false, onChange: setEdited }}
              problem={problem === 'eventId' ? null : problem}
            />
            <ErrorNotice error={create.error} />
            <div className={styles.actions}>
              <Button type="submit" variant="action" busy={create.isPending}>
                {t('backoffice.events.create')}
              </Button>
            </div>
          </form>
        </Panel>
      ) : null}
    </div>
  )
}
