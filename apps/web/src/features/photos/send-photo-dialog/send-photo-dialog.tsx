import { useState } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { SendPhotoForm } from './send-photo-form.tsx'

export type SendPhotoArgs = {
  /** The product that the picture is to show. */
  readonly productId?: string | undefined
}

/** Sends a picture of a signed-in shopper, which appears once the staff have looked at it (CMS-16). */
export function SendPhotoDialog({ args: { productId }, resolve }: DialogProps<SendPhotoArgs, void>) {
  const t = useTranslate()
  const account = useAccount()
  const [isDone, setDone] = useState(false)
  const close = (
    <Button variant="action" size="large" wide onClick={() => resolve()}>
      {t('common.close')}
    </Button>
  )
  const signIn = (
    <Button variant="action" size="large" wide onClick={() => void openDialog('account', {})}>
      {t('account.signIn')}
    </Button>
  )
  return (
    <DialogFrame title={t('gallery.send.title')} footer={isDone ? close : account ? null : signIn}>
      {isDone ? (
        <FocusedNotice tone="positive">{t('gallery.send.thanks')}</FocusedNotice>
      ) : account ? (
        <SendPhotoForm firstName={account.firstName} productId={productId} onSent={() => setDone(true)} />
      ) : (
        <p>{t('gallery.send.signIn')}</p>
      )}
    </DialogFrame>
  )
}
