import type { EventDialogBlock } from '@lacehouse/contracts'
import { useContext, useState } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { SignUpForm } from '../../../components/sign-up/sign-up-form.tsx'
import { emptySignUp } from '../../../components/sign-up/sign-up-values.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { EventSignIn } from './event-sign-in.tsx'
import { JoinStep } from './join-step.tsx'

export type EventArgs = { readonly event: EventDialogBlock }

/**
 * Signs up for an event: a guest signs in or opens an account first, and can switch between both; a signed-in shopper begins with the
 * form of the event (EVT-01).
 */
export function EventDialog({ args: { event }, dismiss }: DialogProps<EventArgs, void>) {
  const t = useTranslate()
  const account = useAccount()
  const { titleId } = useContext(DialogContext)
  const [isNew, setNew] = useState(false)
  const [values, setValues] = useState(emptySignUp)
  const goTo = (toNew: boolean): void => {
    setNew(toNew)
    // The element that had the focus is gone; the title of the step says where the shopper is.
    requestAnimationFrame(() => document.getElementById(titleId)?.focus())
  }
  const title = event.title ?? event.submitCtaLabel
  if (account) return <JoinStep event={event} title={title} onClose={dismiss} />
  if (isNew)
    return (
      <DialogFrame title={t('enrolment.signUp.title')}>
        <SignUpForm
          {...{ values, source: {}, onValues: setValues }}
          onDone={() => goTo(false)}
          onSignIn={() => goTo(false)}
        />
      </DialogFrame>
    )
  return (
    <DialogFrame title={title}>
      <EventSignIn
        email={values.email}
        onEmail={(email) => setValues((old) => ({ ...old, email }))}
        onSignUp={() => goTo(true)}
      />
    </DialogFrame>
  )
}
