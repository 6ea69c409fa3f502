import type { StaffEvent } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useEventChange } from './use-event-change.ts'

type Props = { readonly event: StaffEvent; readonly onClose: () => void }

/** Asks before an event is cancelled, which cannot be taken back. */
export function CancelEventDialog({ event: { eventId, revision }, onClose }: Props) {
  const { t } = useWords()
  const cancel = useEventChange(eventId, () =>
    callBackoffice('backoffice.cancelEvent', { params: { eventId }, body: { revision } }),
  )
  return (
    <Dialog
      title={t('backoffice.events.cancel.title')}
      action={t('backoffice.events.cancel')}
      dismissal={t('backoffice.events.cancel.keep')}
      variant="danger"
      busy={cancel.isPending}
      onSubmit={() => cancel.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('backoffice.events.cancel.text')}</p>
      <ErrorNotice error={cancel.error} />
    </Dialog>
  )
}
