import { listMissingFields } from '@lacehouse/domain/consumers/profile'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { LoadedProfile, type Profile } from '../../components/profile/loaded-profile.tsx'
import { PhoneConfirmation } from '../../components/profile/phone-confirmation.tsx'
import { toFormValues } from '../../components/profile/use-profile-values.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
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
          <Missing profile={profile} />
          <ProfileForm profile={profile} postalCode={postalCode} />
          <PhoneConfirmation details={profile.consumerDetails} />
        </>
      )}
    </LoadedProfile>
  )
}

function Missing({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const missing = listMissingFields(profile.consumerDetails.email, toFormValues(profile))
  if (missing.length === 0) return null
  const fields = missing.map((field) => t(`profile.field.${field}`)).join(', ')
  return (
    <Notice
      title={t('profile.incomplete.title')}
      actions={
        <Button variant="secondary" size="small" onClick={() => void openDialog('enrolment', {})}>
          {t('credentials.welcome.complete')}
        </Button>
      }
    >
      {t('profile.incomplete.text', { fields })}
    </Notice>
  )
}
