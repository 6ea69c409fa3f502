import type { SubmitEvent } from 'react'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import type { Profile } from '../../components/profile/loaded-profile.tsx'
import { ProfileFields } from '../../components/profile/profile-fields.tsx'
import { useProfileForm } from '../../components/profile/use-profile-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account-page.module.css'

type Props = { readonly profile: Profile; readonly postalCode: AddressFormField }

/** The form of one's own details, with errors at their fields (ACC-01, VAL-07). */
export function ProfileForm({ profile, postalCode }: Props) {
  const t = useTranslate()
  const form = useProfileForm(profile, postalCode)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { currentTarget } = event
    const wrong = await form.send()
    if (wrong?.[0]) currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
  }

  return (
    <form className={styles.form} noValidate aria-label={t('profile.title')} onSubmit={(event) => void submit(event)}>
      {form.refusal ? <Notice tone="negative">{form.refusal}</Notice> : null}
      <ProfileFields profile={profile} postalCode={postalCode} form={form} />
      <div className={styles.ways}>
        <Button type="submit" variant="action" size="large" busy={form.isBusy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
