import type { Profile } from '../../../components/profile/loaded-profile.tsx'

/** The properties of each step of the completion. */
export type StepProps = {
  readonly profile: Profile
  /** Goes on to the next step, with or without an answer to this one. */
  readonly onNext: () => void
  /** Goes on as a member of the loyalty programme. */
  readonly onJoined: () => void
  readonly onEnd: () => void
}
