import type { StaffContent } from '@lacehouse/contracts'
import { useState } from 'react'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toKey } from '../content-keys.ts'
import { ProblemList } from '../panels/problem-list.tsx'
import { useProblems } from '../panels/use-problems.ts'
import { useDocumentChange } from './use-document-change.ts'

type Props = {
  readonly document: StaffContent
  readonly onDone: () => void
  readonly onClose: () => void
  /** Leads to the field at a path of the document. */
  readonly onShow: (path: string) => void
}

/** Sets from when, and until when, the newest version is published, by the clock of the site. */
export function ScheduleDialog({ document, onDone, onClose, onShow }: Props) {
  const { t } = useWords()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const key = toKey(document)
  const { problems, canPublish } = useProblems(document)
  const schedule = useDocumentChange(key, () =>
    callBackoffice('backoffice.scheduleContent', {
      params: key,
      body: { version: document.version, from, ...(until && { until }) },
    }),
  )
  const isBackwards = until !== '' && from !== '' && until <= from
  return (
    <Dialog
      title={t('content.schedule.title')}
      action={t('content.schedule')}
      busy={schedule.isPending}
      canSubmit={from !== '' && !isBackwards && canPublish}
      onSubmit={() => schedule.mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('content.schedule.text', { timeZone: document.timeZone })}</p>
      <TextField
        label={t('content.schedule.from')}
        type="datetime-local"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={t('content.schedule.until')}
        hint={t('content.schedule.until.hint')}
        error={isBackwards ? t('content.schedule.backwards') : null}
        type="datetime-local"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <ProblemList problems={problems} body={document.body} onShow={onShow} />
      <ErrorNotice error={schedule.error} />
    </Dialog>
  )
}
