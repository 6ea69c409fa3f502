import type { CompletionStep } from '@lacehouse/domain/enrolment/enrolment-step'
import type { MessageKey } from '@lacehouse/messages'
import type { ComponentType } from 'react'
import { InterestsStep } from './interests-step.tsx'
import { MobileStep } from './mobile-step.tsx'
import { NonLoyaltyStep } from './non-loyalty-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import type { StepProps } from './step-props.ts'
import { SuccessStep } from './success-step.tsx'
import { WelcomeStep } from './welcome-step.tsx'

type StepPart = { readonly title: MessageKey; readonly Step: ComponentType<StepProps> }

/** The title and the component of each step. */
export const stepParts: Readonly<Record<CompletionStep, StepPart>> = {
  'non-loyalty': { title: 'credentials.welcome.title', Step: NonLoyaltyStep },
  welcome: { title: 'credentials.welcome.title', Step: WelcomeStep },
  mobile: { title: 'credentials.enrolment.mobile.title', Step: MobileStep },
  profile: { title: 'credentials.enrolment.profile.title', Step: ProfileStep },
  interests: { title: 'profile.interests.title', Step: InterestsStep },
  success: { title: 'credentials.enrolment.success.title', Step: SuccessStep },
}
