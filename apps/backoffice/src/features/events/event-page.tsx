import type { StaffEvent } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { readClock } from '../../client/clock.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import detailStyles from '../../ui/detail-page.module.css'
import { Facts } from '../../ui/facts.tsx'
import listStyles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { CancelEventDialog } from './cancel-event-dialog.tsx'
import { EventForm } from './event-form.tsx'
import { EventStateBadge } from './event-state-badge.tsx'
import { formatPeriod } from './format-period.ts'

/** One event: who comes and waits, and its form. */
export function EventPage() {
  const { t } = useWords()
  const { eventId = '' } = useParams()
  const event = useQuery({
    queryKey: ['event', eventId],
    queryFn: () => callBackoffice('backoffice.getEvent', { params: { eventId } }),
  })
  return (
    <div className={listStyles.page}>
      <Link to="/events">{t('backoffice.events.back')}</Link>
      <ErrorNotice error={event.error} />
      {event.isPending ? <p role="status">{t('backoffice.loading')}</p> : null}
      {event.data ? <Shown event={event.data} /> : null}
    </div>
  )
}

function Shown({ event }: { readonly event: StaffEvent }) {
  const { t, locale } = useWords()
  const { rights } = useSession()
  const [isCancelling, setIsCancelling] = useState(false)
  const isToCome = event.state !== 'cancelled' && Date.parse(event.startDate) > readClock()
  return (
    <>
      <div className={detailStyles.head}>
        <div className={detailStyles.actions}>
          <h1>{event.name}</h1>
          <EventStateBadge state={event.state} />
        </div>
        {isToCome && rights.includes('content.publish') ? (
          <Button variant="danger" onClick={() => setIsCancelling(true)}>
            {t('backoffice.events.cancel')}
          </Button>
        ) : null}
      </div>
      <div className={detailStyles.columns}>
        <Panel title={t('backoffice.events.fields')}>
          {isToCome ? null : <p>{t('backoffice.events.fixed')}</p>}
          <EventForm key={event.revision} event={event} isReadOnly={!isToCome || !rights.includes('content.edit')} />
        </Panel>
        <Panel title={t('backoffice.events.people')}>
          <Facts
            facts={[
              [
                t('backoffice.events.taken'),
                t('backoffice.events.taken.of', { taken: event.taken, capacity: event.capacity }),
              ],
              [t('backoffice.events.waiting'), event.waiting],
              [t('backoffice.events.when'), formatPeriod(locale, event)],
              [t('backoffice.events.site'), event.siteId],
              [t('backoffice.events.key'), event.eventId],
            ]}
          />
        </Panel>
      </div>
      {isCancelling ? <CancelEventDialog event={event} onClose={() => setIsCancelling(false)} /> : null}
    </>
  )
}
