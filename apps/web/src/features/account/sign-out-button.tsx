import { useState } from 'react'
import { signOut } from '../../client/account/sign-out.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'

type Props = { readonly onSignedOut?: () => void }

/** Signs the shopper out. If that fails, the session stays and the shopper sees the error. */
export function SignOutButton({ onSignedOut }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      await signOut()
      onSignedOut?.()
    } catch (error) {
      console.warn(error)
      toasts.add({ title: t('account.signOutFailed'), tone: 'negative', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="large" wide busy={isBusy} onClick={leave}>
      {t('account.signOut')}
    </Button>
  )
}
