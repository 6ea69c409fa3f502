import type { CallReply, EventDialogBlock } from '@lacehouse/contracts'
import { useEffect, useId, useState } from 'react'
import { RichText } from '../../../blocks/rich-text/rich-text.tsx'
import { useOwnProfile } from '../../../client/account/profile-query.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Confirmation } from './confirmation.tsx'
import styles from './event-dialog.module.css'
import { JoinForm } from './join-form.tsx'
import type { OwnRegistration } from './join-types.ts'

type EventReply = CallReply<'events.get'>
type Loaded = { readonly found: EventReply; readonly own: OwnRegistration | null }

type Props = { readonly event: EventDialogBlock; readonly title: string; readonly onClose: () => void }

/** The second step: the form of the event, filled with what the account knows and what was sent before (EVT-01). */
export function JoinStep({ event, title, onClose }: Props) {
  const t = useTranslate()
  const formId = useId()
  const { profile, retry } = useOwnProfile()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [joined, setJoined] = useState<OwnRegistration | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { eventId } = event

  // The form begins with the person's registration, if there is one.
  useEffect(() => {
    const params = { eventId }
    Promise.all([browserApi.call('events.get', { params }), browserApi.call('events.getRegistration', { params })])
      .then(([found, { registration }]) => setLoaded({ found, own: registration }))
      .catch((error: unknown) => setFailure(formatError(t, error)))
  }, [eventId, t])

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await browserApi.call('events.cancel', { params: { eventId } })
      setLoaded((old) => old && { ...old, own: null })
    } catch (error) {
      setFailure(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  if (joined) return <Confirmation event={event} registration={joined} onClose={onClose} />
  const own = loaded?.own ?? null
  const isOpen = loaded !== null && ['open', 'waiting'].includes(loaded.found.state)
  return (
    <DialogFrame
      title={title}
      footer={
        isOpen && profile ? (
          <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy}>
            {own ? t('events.change') : event.submitCtaLabel}
          </Button>
        ) : null
      }
    >
      <div className={styles.form}>
        {event.richText ? <RichText html={event.richText} /> : null}
        {failure ? (
          <Notice tone="negative" onDismiss={() => setFailure(null)} dismissLabel={t('common.close')}>
            {failure}
          </Notice>
        ) : null}
        {retry ? <RetryNotice onRetry={retry}>{t('events.loadFailed')}</RetryNotice> : null}
        {(loaded && profile) || failure || retry ? null : <Spinner />}
        {loaded ? (
          <Standing state={loaded.found.state} own={own} isBusy={isBusy} onCancel={() => void cancel()} />
        ) : null}
        {isOpen && profile ? (
          <JoinForm
            key={own?.registrationId ?? 'new'}
            {...{ id: formId, event, found: loaded.found, own, profile }}
            {...{ onJoined: setJoined, onBusy: setBusy, onFailure: setFailure }}
          />
        ) : null}
      </div>
    </DialogFrame>
  )
}

type StandingProps = {
  readonly state: EventReply['state']
  readonly own: OwnRegistration | null
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** Says how the person stands with the event before anything is sent. */
function Standing({ state, own, isBusy, onCancel }: StandingProps) {
  const t = useTranslate()
  if (state === 'cancelled') return <Notice tone="warning">{t('events.cancelled')}</Notice>
  if (state === 'closed') return <Notice tone="warning">{t('EVT409')}</Notice>
  if (!own) return state === 'waiting' ? <Notice>{t('events.full')}</Notice> : null
  const position = own.waitingPosition ?? 0
  return (
    <Notice
      tone={own.state === 'confirmed' ? 'positive' : 'info'}
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={onCancel}>
          {t('events.cancel')}
        </Button>
      }
    >
      {own.state === 'confirmed' ? t('events.own.confirmed') : t('events.own.waiting', { position })}
    </Notice>
  )
}
