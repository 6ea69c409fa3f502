import { type MediaReportReason, mediaReportReasons } from '@lacehouse/domain/social/social-media'
import { type SubmitEvent, useState } from 'react'
import { reportPhoto } from '../../../client/social/send-photo.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './photo-dialog.module.css'

type Stage = 'closed' | 'open' | 'busy' | 'done'

/** Reports a picture to the staff with a reason, and thanks for it (CMS-16). */
export function ReportPhoto({ mediaId }: { readonly mediaId: string }) {
  const t = useTranslate()
  const [stage, setStage] = useState<Stage>('closed')
  const [reason, setReason] = useState<MediaReportReason | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (stage === 'busy') return
    if (!reason) return setError(t('validation.required'))
    setStage('busy')
    setRefusal(null)
    try {
      await reportPhoto(mediaId, reason)
      setStage('done')
    } catch (failure) {
      setRefusal(formatError(t, failure))
      setStage('open')
    }
  }

  if (stage === 'closed') return <TextButton onClick={() => setStage('open')}>{t('gallery.report.open')}</TextButton>
  if (stage === 'done') return <FocusedNotice tone="positive">{t('gallery.report.thanks')}</FocusedNotice>
  return (
    <form className={styles.report} noValidate onSubmit={(event) => void send(event)}>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <RadioCards
        legend={t('gallery.report.reason')}
        name="reason"
        cards={mediaReportReasons.map((value) => ({ value, title: t(`gallery.reason.${value}`) }))}
        value={reason}
        error={error}
        onChange={(value) => {
          setReason(value as MediaReportReason)
          setError(null)
        }}
      />
      <Button type="submit" variant="action" busy={stage === 'busy'}>
        {t('gallery.report.send')}
      </Button>
    </form>
  )
}
