import { InterestsForm } from '../../../components/profile/interests-form.tsx'
import { LaterButton } from './later-button.tsx'
import type { StepProps } from './step-props.ts'

/** Asks what the shopper is interested in (REG-01, ACC-13). */
export function InterestsStep({ profile, onNext }: StepProps) {
  return (
    <InterestsForm interests={profile.preferences.interests} onSaved={onNext}>
      <LaterButton onLater={onNext} />
    </InterestsForm>
  )
}
