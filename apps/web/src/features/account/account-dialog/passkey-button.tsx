import type { SignedIn } from '../../../client/account/sign-in.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

type Props = {
  readonly orderNumber?: string | undefined
  readonly onSignedIn: (signedIn: SignedIn) => void
  readonly onRefused: (error: unknown) => void
}

/** Signs in by a passkey of this device; shows nothing where the browser has none. */
export function PasskeyButton(props: Props) {
  const t = useTranslate()
  const { isOffered, isBusy, ask } = usePasskeySignIn(props)
  if (!isOffered) return null
  return (
    <Button variant="secondary" size="large" wide busy={isBusy} onClick={() => void ask()}>
      {t('credentials.passkey.signIn')}
    </Button>
  )
}
