import type { AddressFormField } from '../../components/address/address-fields.ts'
import { EmailChange } from '../../components/profile/email-change.tsx'
import { IncompleteProfile } from '../../components/profile/incomplete-profile.tsx'
import { LoadedProfile } from '../../components/profile/loaded-profile.tsx'
import { PhoneConfirmation } from '../../components/profile/phone-confirmation.tsx'
import { ProfileForm } from './profile-form.tsx'

type Props = {
  /** The rule of the country's postal codes. */
  readonly postalCode: AddressFormField
}

/** The page of one's own details, which leads an incomplete profile to completion (ACC-01, REG-07). */
export function ProfilePage({ postalCode }: Props) {
  return (
    <LoadedProfile>
      {(profile) => (
        <>
          <IncompleteProfile profile={profile} />
          <ProfileForm profile={profile} postalCode={postalCode} />
          <EmailChange />
          <PhoneConfirmation details={profile.consumerDetails} />
        </>
      )}
    </LoadedProfile>
  )
}
