import type { GuestStep } from '@lacehouse/domain/enrolment/enrolment-step'
import { useContext, useState } from 'react'
import { DialogBlocks } from '../../../blocks/dialog-blocks.tsx'
import { readPendingCode, savePendingCode } from '../../../client/account/pending-code.ts'
import type { SignedIn } from '../../../client/account/sign-in.ts'
import { useAccount } from '../../../client/account/use-account.ts'
import { useShop } from '../../../client/use-shop.ts'
import { SignUpForm } from '../../../components/sign-up/sign-up-form.tsx'
import { emptySignUp } from '../../../components/sign-up/sign-up-values.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { AccountMenu } from './account-menu.tsx'
import { CodeStep } from './code-step.tsx'
import { ForgotPasswordStep } from './forgot-password-step.tsx'
import { LookUpStep } from './look-up-step.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AccountArgs = {
  /** Fills the email field of the form. */
  readonly email?: string
  /** A guest's order that is added to the account on sign-in. */
  readonly orderNumber?: string
  /** The step that a guest begins with. */
  readonly step?: GuestStep
  /** Signs in once more, because what opens the account is changed soon after a sign-in only. */
  readonly isAgain?: boolean
}

/**
 * Shows a guest the steps of signing in and signing up, which keep what was typed, and a signed-in shopper the account menu. Where the
 * site has simplified enrolment, the email alone is asked first, in place of the sign-in (DLG-11, DLG-17, DLG-20, DLG-21, REG-01, REG-11).
 */
export function AccountDialog({ args, resolve }: DialogProps<AccountArgs, void>) {
  const t = useTranslate()
  const { site } = useShop()
  const account = useAccount()
  const { titleId } = useContext(DialogContext)
  const first = site.features.simplifiedEnrollment && !args.email ? 'look-up' : 'sign-in'
  const [pending, setPending] = useState(readPendingCode)
  const [step, setStep] = useState<GuestStep>(args.step ?? (pending ? 'code' : first))
  const [isKnown, setKnown] = useState(false)
  const [values, setValues] = useState({ ...emptySignUp, email: args.email ?? '' })
  const setEmail = (email: string): void => setValues((old) => ({ ...old, email }))
  const goTo = (next: GuestStep): void => {
    setStep(next)
    // The form of a code takes the focus itself.
    if (next === 'code') return
    // The element that had the focus is gone; the title of the step tells where the shopper is.
    requestAnimationFrame(() => document.getElementById(titleId)?.focus())
  }
  const goToSignIn = (): void => goTo('sign-in')
  if (account && step !== 'sign-up' && !args.isAgain)
    return <AccountMenu account={account} onSignedOut={() => resolve()} />
  if (step === 'forgot-password')
    return <ForgotPasswordStep email={values.email} onEmail={setEmail} onBack={goToSignIn} />
  // An account that is about to be deleted shows its menu, which says so and can take it back.
  const finish = ({ isLeaving }: SignedIn) => !isLeaving && resolve()
  if (step === 'code' && pending)
    return (
      <CodeStep
        {...{ pending, orderNumber: args.orderNumber, onPending: setPending, onDone: finish }}
        onBack={() => {
          savePendingCode(null)
          setEmail(pending.email)
          goToSignIn()
        }}
      />
    )
  if (step === 'look-up')
    return (
      <LookUpStep
        email={values.email}
        onEmail={setEmail}
        orderNumber={args.orderNumber}
        onDone={finish}
        onPassword={goToSignIn}
        onKnown={(isRegistered) => {
          setKnown(isRegistered)
          goTo(isRegistered ? 'sign-in' : 'sign-up')
        }}
      />
    )
  if (step === 'sign-up')
    return (
      <DialogFrame title={t('enrolment.signUp.title')}>
        <SignUpForm
          {...{ values, source: {}, onValues: setValues }}
          onDone={() => void openDialog('enrolment', { isNew: true })}
          onSignIn={goToSignIn}
        />
        <DialogBlocks page="sign-up-modal" />
      </DialogFrame>
    )
  return (
    <SignInForm
      email={values.email}
      orderNumber={args.orderNumber}
      isKnown={isKnown}
      isAgain={args.isAgain ?? false}
      onEmail={setEmail}
      onDone={finish}
      onForgot={() => goTo('forgot-password')}
      onCode={(asked) => {
        setPending(asked)
        goTo('code')
      }}
      onSignUp={() => goTo(site.features.simplifiedEnrollment ? 'look-up' : 'sign-up')}
    />
  )
}
