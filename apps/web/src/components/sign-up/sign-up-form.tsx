import { genderAnswers } from '@lacehouse/domain/consumers/profile'
import { isOffered } from '@lacehouse/domain/subscriptions/subscription'
import { useMemo } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { ProviderButtons } from '../account/provider-buttons.tsx'
import { BirthDateField } from '../date/birth-date-field.tsx'
import { EmailField } from '../email/email-field.tsx'
import { toPhoneMask } from '../phone/to-phone-mask.ts'
import { SignUpBoxes } from './sign-up-boxes.tsx'
import styles from './sign-up-form.module.css'
import type { SignUpValues } from './sign-up-values.ts'
import { TextConsent } from './text-consent.tsx'
import { type SignUpFormProps, useSignUpForm } from './use-sign-up-form.ts'

type TextName = 'email' | 'firstName' | 'lastName' | 'password' | 'phone'

/** The form of a new account; the site decides whether it asks for phone, gender and birth date (REG-03, DLG-20). */
export function SignUpForm(props: SignUpFormProps) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const { values, identity } = props
  const { form, errors, refusal, isKnown, isBusy, set, send, refuse } = useSignUpForm(props)
  const phoneMask = useMemo(() => toPhoneMask(site.country), [site.country])
  const register = (name: TextName) => ({
    name,
    label: t(`enrolment.signUp.${name}`),
    value: values[name],
    error: errors[name] ?? null,
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('enrolment.signUp.title')}
      method="post"
      action={`/${locale}/sign-up`}
      noValidate
      onSubmit={(event) => void send(event)}
      data-replay
    >
      <p className={styles.text}>
        {t('enrolment.signUp.haveAccount')} <TextButton onClick={props.onSignIn}>{t('account.signIn')}</TextButton>
      </p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      {isKnown ? (
        <Notice actions={<TextButton onClick={props.onSignIn}>{t('account.signIn')}</TextButton>}>
          {t('enrolment.signUp.known')}
        </Notice>
      ) : null}
      <EmailField
        {...register('email')}
        autoComplete="username"
        maxLength={100}
        onTake={(email) => set('email', email)}
      />
      <div className={styles.pair}>
        <TextField {...register('firstName')} autoComplete="given-name" />
        <TextField {...register('lastName')} autoComplete="family-name" />
      </div>
      {identity ? null : (
        <PasswordField {...register('password')} autoComplete="new-password" hint={t('credentials.passwordHint')} />
      )}
      {site.features.phoneAtSignUp ? (
        <TextField {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" mask={phoneMask} />
      ) : null}
      {isOffered(site, { channel: 'sms', type: 'Newsletter' }) && site.features.phoneAtSignUp ? (
        <TextConsent
          phone={values.phone}
          isOn={values.sms === 'true'}
          onSet={(isOn) => set('sms', isOn ? 'true' : '')}
        />
      ) : null}
      <PersonFields values={values} errors={errors} onSet={set} />
      <SignUpBoxes values={values} error={errors.terms ?? null} onSet={set} />
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('enrolment.signUp.create')}
      </Button>
      {identity ? null : <ProviderButtons onRefused={refuse} />}
    </form>
  )
}

type PersonProps = {
  readonly values: SignUpValues
  readonly errors: Readonly<{ gender?: string; birthDate?: string }>
  readonly onSet: (field: 'gender' | 'birthDate', value: string) => void
}

/** The fields that say something about the person, where the site asks for them. */
function PersonFields({ values, errors, onSet }: PersonProps) {
  const t = useTranslate()
  const { features } = useShop().site
  return (
    <>
      <BirthDateField
        label={t('enrolment.signUp.birthDate')}
        value={values.birthDate}
        error={errors.birthDate ?? null}
        onDay={(day) => onSet('birthDate', day)}
      />
      {features.genderAtSignUp ? (
        <Select
          name="gender"
          label={t('enrolment.signUp.gender')}
          value={values.gender}
          error={errors.gender ?? null}
          required
          autoComplete="sex"
          placeholder={t('enrolment.signUp.gender.choose')}
          options={genderAnswers.map((value) => ({ value, label: t(`enrolment.signUp.gender.${value}`) }))}
          onChange={({ target }) => onSet('gender', target.value)}
        />
      ) : null}
    </>
  )
}
