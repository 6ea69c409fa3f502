import { listMissingFields } from '@lacehouse/domain/consumers/profile'
import {
  type CompletionStep,
  findFirstStep,
  findNextStep,
  findStepAfterSignUp,
} from '@lacehouse/domain/enrolment/enrolment-step'
import { useContext, useState } from 'react'
import { useOwnProfile } from '../../../client/account/profile-query.ts'
import { LoadedProfile, type Profile } from '../../../components/profile/loaded-profile.tsx'
import { toFormValues } from '../../../components/profile/use-profile-values.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { stepParts } from './step-parts.ts'

export type EnrolmentArgs = {
  /** The account was opened just now, and is welcomed first. */
  readonly isNew?: boolean
}

/** Completes the profile of a signed-in shopper step by step; each step can be left for later (REG-01, REG-07, DLG-20). */
export function EnrolmentDialog({ args, resolve }: DialogProps<EnrolmentArgs, true>) {
  const t = useTranslate()
  const { profile } = useOwnProfile()
  if (profile) return <Steps profile={profile} isNew={args.isNew ?? false} onEnd={() => resolve(true)} />
  return (
    <DialogFrame title={t('account.title')}>
      <LoadedProfile>{() => null}</LoadedProfile>
    </DialogFrame>
  )
}

type StepsProps = { readonly profile: Profile; readonly isNew: boolean; readonly onEnd: () => void }

function Steps({ profile, isNew, onEnd }: StepsProps) {
  const t = useTranslate()
  const { titleId } = useContext(DialogContext)
  const [step, setStep] = useState<CompletionStep>(() =>
    isNew ? findStepAfterSignUp(toEnrolling(profile)) : (findFirstStep(toEnrolling(profile)) as CompletionStep),
  )
  const goTo = (next: CompletionStep): void => {
    setStep(next)
    // The element that had the focus is gone; the title of the step tells where the shopper is.
    requestAnimationFrame(() => document.getElementById(titleId)?.focus())
  }
  // A form that joins still has the profile from before.
  const goOn = (changed: { readonly isMember?: true } = {}): void =>
    goTo(findNextStep(step, { ...toEnrolling(profile), ...changed }))
  const { title, Step } = stepParts[step]
  return (
    <DialogFrame title={t(title, { name: profile.consumerDetails.firstName })}>
      <Step
        key={step}
        profile={profile}
        onNext={() => goOn()}
        onJoined={() => goOn({ isMember: true })}
        onEnd={onEnd}
      />
    </DialogFrame>
  )
}

const toEnrolling = (profile: Profile) => {
  const { phone = '', ...details } = toFormValues(profile)
  const missing = listMissingFields(profile.consumerDetails.email, { ...details, phone })
  return {
    hasPhone: phone !== '',
    hasDetails: missing.every((field) => field === 'phone'),
    hasInterests: profile.preferences.interests !== '',
    isMember: profile.isLoyaltyMember,
  }
}
