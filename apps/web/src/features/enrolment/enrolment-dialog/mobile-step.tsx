import { isOffered } from '@lacehouse/domain/subscriptions/subscription'
import { type SubmitEvent, useState } from 'react'
import { usePostalCodeRule } from '../../../client/account/postal-code-query.ts'
import { useSubscriptions } from '../../../client/account/subscriptions-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import type { AddressFormField } from '../../../components/address/address-fields.ts'
import { PhoneConfirmation } from '../../../components/profile/phone-confirmation.tsx'
import { TextSubscription } from '../../../components/profile/text-subscription.tsx'
import { useProfileForm } from '../../../components/profile/use-profile-form.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './enrolment-dialog.module.css'
import { LaterButton } from './later-button.tsx'
import type { StepProps } from './step-props.ts'

/** Asks for the phone number; with a valid one the shopper may agree to text messages (REG-01, REG-06). */
export function MobileStep(props: StepProps) {
  const { site } = useShop()
  const postalCode = usePostalCodeRule(site.country)
  return postalCode ? <MobileForm {...props} postalCode={postalCode} /> : <Skeleton height="12rem" />
}

function MobileForm({ profile, postalCode, onNext }: StepProps & { readonly postalCode: AddressFormField }) {
  const t = useTranslate()
  const form = useProfileForm(profile, postalCode, { isQuiet: true })
  const [isEmpty, setEmpty] = useState(false)
  const { phoneText } = profile.consumerDetails
  const isSaved = phoneText !== undefined

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaved && form.values.phone === phoneText) return onNext()
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=phone]')
    const hasNone = form.values.phone.trim() === ''
    setEmpty(hasNone)
    if (hasNone) return field?.focus()
    const wrong = await form.send()
    if (wrong?.[0]) field?.focus()
  }

  return (
    <div className={styles.step}>
      <form id="mobile" className={styles.step} noValidate onSubmit={(event) => void save(event)}>
        <p className={styles.text}>{t('credentials.enrolment.mobile.text')}</p>
        {form.refusal ? <Notice tone="negative">{form.refusal}</Notice> : null}
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          label={t('profile.field.phone')}
          value={form.values.phone}
          error={isEmpty ? t('validation.required') : (form.errors.phone ?? null)}
          onBlur={() => void form.leave('phone')}
          onChange={({ target }) => {
            setEmpty(false)
            form.set('phone', target.value)
          }}
        />
      </form>
      <TextMessages profile={profile} />
      {/* A form of its own asks for the code, which cannot stand within another one. */}
      <Button form="mobile" type="submit" variant="action" size="large" wide busy={form.isBusy}>
        {t(isSaved ? 'credentials.enrolment.next' : 'profile.save')}
      </Button>
      {isSaved ? null : <LaterButton onLater={onNext} />}
    </div>
  )
}

/** Messages by text, and once they are wanted the code that proves the phone. */
function TextMessages({ profile: { consumerDetails } }: Pick<StepProps, 'profile'>) {
  const { site } = useShop()
  const { subscriptions } = useSubscriptions()
  if (!isOffered(site, { channel: 'sms', type: 'Newsletter' })) return null
  const { phone, phoneText = null } = consumerDetails
  const own = subscriptions?.find(({ channel, recipient }) => channel === 'sms' && recipient === phone) ?? null
  return (
    <>
      <TextSubscription own={own} phone={phoneText} />
      {own?.optin ? <PhoneConfirmation details={consumerDetails} /> : null}
    </>
  )
}
