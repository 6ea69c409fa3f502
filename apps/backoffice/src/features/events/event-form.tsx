import type { StaffEvent } from '@lacehouse/contracts'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { type DraftProblem, type EventDraft, findDraftProblem, toDraft, toFields } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import styles from './events.module.css'
import { useEventChange } from './use-event-change.ts'

type Props = { readonly event: StaffEvent; readonly isReadOnly: boolean }

/** Changes an event that is to come. */
export function EventForm({ event, isReadOnly }: Props) {
  const { t } = useWords()
  const { eventId, revision, locales, taken } = event
  const [draft, setDraft] = useState<EventDraft>(() => toDraft(event))
  const [problem, setProblem] = useState<DraftProblem | null>(null)
  const change = useEventChange(eventId, () =>
    callBackoffice('backoffice.changeEvent', { params: { eventId }, body: { ...toFields(draft), revision } }),
  )
  const isNotified = taken + event.waiting > 0
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const found = findDraftProblem(draft, { locales, taken })
    setProblem(found)
    if (found === null) change.mutate(undefined)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EventFields {...{ draft, locales, taken, problem, isReadOnly, onChange: setDraft }} />
      <ErrorNotice error={change.error} />
      {isReadOnly ? null : (
        <>
          {isNotified ? <p>{t('backoffice.events.mailed')}</p> : null}
          <div className={styles.actions}>
            <Button type="submit" variant="action" busy={change.isPending}>
              {t('backoffice.events.save')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
