import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type BegunSignIn,
  finishProviderSignIn,
  type PendingIdentity,
  readBegunSignIn,
  takeAnswer,
} from '../../client/account/providers.ts'
import { enterAccount } from '../../client/account/sign-in.ts'
import { useShop } from '../../client/use-shop.ts'
import { announceSignIn } from '../../components/account/announce-sign-in.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { emptySignUp, type SignUpValues } from '../../components/sign-up/sign-up-values.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { waitForDialogs } from '../../ui/dialogs/wait-for-dialogs.ts'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './credentials-page.module.css'
import { ProviderEnrolment } from './provider-enrolment.tsx'
import { ProviderProof } from './provider-proof.tsx'

type Step =
  | { readonly is: 'busy' | 'linked' }
  /** Without words where the page was opened by itself. */
  | { readonly is: 'failed'; readonly words: string | null }
  | { readonly is: 'proof'; readonly pending: PendingIdentity; readonly email: string }
  | { readonly is: 'enrolment'; readonly pending: PendingIdentity; readonly values: SignUpValues }

/** The page to which a provider sends the browser back: it signs in, links, or asks for what an identity without an account needs (decision 0071). */
export function ProviderPage() {
  const t = useTranslate()
  const { locale } = useShop()
  const navigate = usePageNavigate()
  const [begun, setBegun] = useState<BegunSignIn | null>(null)
  const [step, setStep] = useState<Step>({ is: 'busy' })
  const hasBegun = useRef(false)

  const take = useEffectEvent(async (): Promise<void> => {
    const [own, answer] = [readBegunSignIn(), takeAnswer()]
    setBegun(own)
    if (!own && !answer) return setStep({ is: 'failed', words: null })
    if (!own || !answer) return setStep({ is: 'failed', words: t('credentials.provider.failed') })
    try {
      await goOn(own, await finishProviderSignIn(answer))
    } catch (error) {
      setStep({ is: 'failed', words: formatError(t, error) })
    }
  })

  const goOn = async (own: BegunSignIn, reply: Awaited<ReturnType<typeof finishProviderSignIn>>): Promise<void> => {
    const { codeVerifier, back, orderNumber } = own
    const { outcome, authorizationCode = '', identityToken = '', email = '', firstName = '', lastName = '' } = reply
    const pending = { identityToken, codeVerifier }
    if (outcome === 'linked') return setStep({ is: 'linked' })
    if (outcome === 'proof') return setStep({ is: 'proof', pending, email })
    if (outcome === 'enrolment')
      return setStep({ is: 'enrolment', pending, values: { ...emptySignUp, email, firstName, lastName } })
    const signedIn = await enterAccount({ authorizationCode, codeVerifier }, orderNumber)
    // An account that is about to be deleted shows its page, which says so and can take it back.
    await navigate(signedIn.isLeaving ? `/${locale}/account` : back, { replace: true })
    announceSignIn({ t, locale }, signedIn)
  }

  // The answer is brought to the shop once.
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void take()
  }, [])

  const provider = begun?.name ?? ''
  const title =
    step.is === 'enrolment'
      ? t('enrolment.signUp.title')
      : begun
        ? t('credentials.provider.title', { provider })
        : t('account.signIn')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {step.is === 'busy' ? (
        <p className={styles.line} role="status">
          <Spinner /> {t('credentials.provider.busy')}
        </p>
      ) : null}
      {step.is === 'failed' ? <Failure words={step.words} back={begun?.back ?? `/${locale}`} /> : null}
      {step.is === 'proof' ? (
        <ProviderProof {...step} provider={provider} onLinked={() => setStep({ is: 'linked' })} />
      ) : null}
      {step.is === 'enrolment' ? <ProviderEnrolment pending={step.pending} given={step.values} /> : null}
      {step.is === 'linked' ? (
        <>
          <FocusedNotice tone="positive">{t('credentials.provider.linked', { provider })}</FocusedNotice>
          <LinkButton href={`/${locale}/account/security`} variant="action" size="large" wide>
            {t('credentials.provider.account')}
          </LinkButton>
        </>
      ) : null}
    </div>
  )
}

/** Says that no one was signed in, and offers every way once more. */
function Failure({ words, back }: { readonly words: string | null; readonly back: string }) {
  const t = useTranslate()
  const navigate = usePageNavigate()

  async function tryAgain(): Promise<void> {
    const { ok } = await openDialog('account', { step: 'sign-in' })
    if (!ok) return
    // The next page would close what the sign-in has opened, such as an employee's terms.
    await waitForDialogs()
    await navigate(back, { replace: true })
  }

  return (
    <>
      {words === null ? <p>{t('account.signIn.text')}</p> : <FocusedNotice tone="warning">{words}</FocusedNotice>}
      <Button variant="action" size="large" wide onClick={() => void tryAgain()}>
        {t(words === null ? 'account.signIn' : 'credentials.provider.again')}
      </Button>
    </>
  )
}
