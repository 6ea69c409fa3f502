import { useEffect, useRef, useState } from 'react'
import { leaveLoyalty } from '../../../client/account/leave-loyalty.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './leave-loyalty-dialog.module.css'

export type LeaveLoyaltyArgs = {
  readonly memberId: string
  readonly points: number
  /** The name of the member's tier; null without one. */
  readonly tier: string | null
}

/** Ends a membership in two steps: what happens, and the confirmation (decision 0133). */
export function LeaveLoyaltyDialog({ args, resolve, dismiss }: DialogProps<LeaveLoyaltyArgs, true>) {
  const [isSure, setSure] = useState(false)
  return isSure ? (
    <Confirmation args={args} onLeft={() => resolve(true)} onBack={() => setSure(false)} />
  ) : (
    <Effects args={args} onGo={() => setSure(true)} onKeep={dismiss} />
  )
}

type EffectsProps = {
  readonly args: LeaveLoyaltyArgs
  readonly onGo: () => void
  readonly onKeep: () => void
}

/** The first step says what ends, what stays, and that the way back is open. Its way on is not where the next step ends the membership. */
function Effects({ args: { points, tier }, onGo, onKeep }: EffectsProps) {
  const t = useTranslate()
  return (
    <DialogFrame
      title={t('profile.loyalty.leave.title')}
      footer={
        <div className={styles.footer}>
          <Button variant="action" size="large" wide onClick={onKeep}>
            {t('loyalty.leave.keep')}
          </Button>
          <Button variant="secondary" size="large" wide onClick={onGo}>
            {t('loyalty.leave.go')}
          </Button>
        </div>
      }
    >
      <ul className={styles.effects}>
        <li>{t('loyalty.leave.points', { points })}</li>
        {tier === null ? null : <li>{t('loyalty.leave.tier', { name: tier })}</li>}
        <li>{t('loyalty.leave.vouchers')}</li>
        <li>{t('loyalty.leave.orders')}</li>
        <li>{t('loyalty.leave.returns')}</li>
        <li>{t('loyalty.leave.mails')}</li>
        <li>{t('loyalty.leave.again')}</li>
      </ul>
    </DialogFrame>
  )
}

type ConfirmationProps = {
  readonly args: LeaveLoyaltyArgs
  readonly onLeft: () => void
  readonly onBack: () => void
}

/** The second step repeats what cannot be undone. */
function Confirmation({ args: { memberId, points }, onLeft, onBack }: ConfirmationProps) {
  const t = useTranslate()
  const question = useRef<HTMLParagraphElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  // The button that led here is gone, and a screen reader has to hear what is asked now.
  useEffect(() => {
    question.current?.focus()
  }, [])

  async function leave(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await leaveLoyalty(memberId)
      onLeft()
    } catch (error) {
      setRefusal(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      title={t('profile.loyalty.leave.title')}
      footer={
        <div className={styles.footer}>
          <Button variant="action" size="large" wide busy={isBusy} onClick={() => void leave()}>
            {t('loyalty.leave.confirm')}
          </Button>
          <Button variant="secondary" size="large" wide onClick={onBack}>
            {t('loyalty.leave.back')}
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <p className={styles.sure} ref={question} tabIndex={-1}>
          {t('loyalty.leave.sure')}
        </p>
        <p>{t('loyalty.leave.final', { points })}</p>
      </div>
    </DialogFrame>
  )
}
