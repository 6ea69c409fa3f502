import type { EventDialogBlock } from '@lacehouse/contracts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import styles from './event-dialog.module.css'
import type { OwnRegistration } from './join-types.ts'

type Props = {
  readonly event: EventDialogBlock
  readonly registration: OwnRegistration
  readonly onClose: () => void
}

/** Says that the person has a place, with the calendar file, or waits for one (EVT-01). */
export function Confirmation({ event, registration, onClose }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const isConfirmed = registration.state === 'confirmed'
  return (
    <DialogFrame
      title={isConfirmed ? event.confirmationTitle : t('events.waiting.title')}
      footer={
        <Button variant="action" size="large" wide onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div className={styles.form}>
        <FocusedNotice tone={isConfirmed ? 'positive' : 'info'}>
          {isConfirmed
            ? event.confirmationSubtitle
            : t('events.own.waiting', { position: registration.waitingPosition ?? 0 })}
        </FocusedNotice>
        {isConfirmed ? (
          <LinkButton
            variant="secondary"
            href={`/consumers-v3/consumer/events/${event.eventId}/calendar?locale=${locale}`}
            download
          >
            {t('events.calendar')}
          </LinkButton>
        ) : null}
      </div>
    </DialogFrame>
  )
}
