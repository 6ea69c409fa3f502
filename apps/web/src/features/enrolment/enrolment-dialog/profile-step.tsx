import type { SubmitEvent } from 'react'
import { usePostalCodeRule } from '../../../client/account/postal-code-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import type { AddressFormField } from '../../../components/address/address-fields.ts'
import { ProfileFields } from '../../../components/profile/profile-fields.tsx'
import { useProfileForm } from '../../../components/profile/use-profile-form.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './enrolment-dialog.module.css'
import { LaterButton } from './later-button.tsx'
import { MemberNewsletter } from './member-newsletter.tsx'
import type { StepProps } from './step-props.ts'

/** Asks for the details that the account lacks, shows those that it has, and offers members their newsletter (REG-01, REG-07, LOY-04). */
export function ProfileStep(props: StepProps) {
  const { site } = useShop()
  const postalCode = usePostalCodeRule(site.country)
  return postalCode ? <DetailsForm {...props} postalCode={postalCode} /> : <Skeleton height="20rem" />
}

function DetailsForm({ profile, postalCode, onNext }: StepProps & { readonly postalCode: AddressFormField }) {
  const t = useTranslate()
  const form = useProfileForm(profile, postalCode, { isQuiet: true })

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { currentTarget } = event
    const wrong = await form.send()
    const [first] = wrong ?? []
    if (first) return currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (wrong) onNext()
  }

  return (
    <form className={styles.step} noValidate onSubmit={(event) => void save(event)}>
      <p className={styles.text}>{t('credentials.enrolment.profile.text')}</p>
      {form.refusal ? <Notice tone="negative">{form.refusal}</Notice> : null}
      <ProfileFields profile={profile} postalCode={postalCode} form={form} />
      <MemberNewsletter profile={profile} />
      <Button type="submit" variant="action" size="large" wide busy={form.isBusy}>
        {t('profile.save')}
      </Button>
      <LaterButton onLater={onNext} />
    </form>
  )
}
