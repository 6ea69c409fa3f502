import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './challenge-dialog.module.css'
import { type ChallengeResult, readChallengeResult } from './read-challenge-result.ts'

export type ChallengeArgs = {
  readonly id: string
  /** The address of the bank's page. */
  readonly url: string
}

/** Shows the bank's page in a frame. Only messages of that page are trusted (DLG-22, CHK-09). */
export function ChallengeDialog({ args, resolve }: DialogProps<ChallengeArgs, ChallengeResult>) {
  const t = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setShown] = useState(false)
  const { id, url } = args

  // The bank's page answers with a message.
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const result = readChallengeResult(event, { id, origins: [new URL(url).origin, location.origin] })
      if (result) resolve(result)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [id, url, resolve])

  return (
    <DialogFrame
      title={t('dialogs.threeDS.title')}
      footer={
        <Button variant="quiet" wide onClick={() => resolve('cancelled')}>
          {t('dialogs.threeDS.cancel')}
        </Button>
      }
    >
      <p className={styles.text}>{t('dialogs.threeDS.text')}</p>
      {isShown ? null : (
        <p className={styles.waiting}>
          <Spinner label={t('dialogs.threeDS.waiting')} />
        </p>
      )}
      <iframe
        className={styles.frame}
        ref={frame}
        src={url}
        title={t('dialogs.threeDS.frame')}
        onLoad={() => setShown(true)}
      />
    </DialogFrame>
  )
}
