import { genders, type ProfileField } from '@lacehouse/domain/consumers/profile'
import { toMaskitoMask } from '@lacehouse/domain/phone/mask'
import { useMemo } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { AddressFormField } from '../address/address-fields.ts'
import { DayField } from '../date/day-field.tsx'
import type { Profile } from './loaded-profile.tsx'
import styles from './profile-parts.module.css'
import type { ProfileFormState } from './use-profile-form.ts'
import { toFormValues } from './use-profile-values.ts'

type Props = {
  readonly profile: Profile
  readonly postalCode: AddressFormField
  readonly form: ProfileFormState
  /** Shows what the account knows without a way to change it, and asks only for the rest (REG-05). */
  readonly locksKnown?: boolean
}

/** The fields of one's own details, in the spelling of the site's country. */
export function ProfileFields({ profile, postalCode, form, locksKnown = false }: Props) {
  const t = useTranslate()
  const { site } = useShop()
  const { features } = site
  const known = toFormValues(profile)
  const postalCodeMask = useMemo(() => (postalCode.mask ? toMaskitoMask(postalCode.mask) : undefined), [postalCode])
  const isRequired = (field: ProfileField): boolean => {
    if (field === 'phone') return features.phoneAtSignUp
    return field === 'birthDate' ? features.birthDateRequired : field !== 'postalCode' && field !== 'gender'
  }
  const register = (field: ProfileField) => ({
    name: field,
    label: t(`profile.field.${field}`),
    value: form.values[field],
    error: form.errors[field] ?? null,
    ...(isRequired(field) ? { required: true } : { optionalLabel: t('common.optional') }),
    onBlur: () => void form.leave(field),
    // Values of the account are shown and cannot be changed here.
    readOnly: locksKnown && known[field] !== '',
  })
  const registerText = (field: ProfileField) => ({
    ...register(field),
    onChange: ({ target }: { target: { value: string } }) => form.set(field, target.value),
  })
  const { readOnly: _, ...selectGender } = registerText('gender')
  const asksGender = !locksKnown && (features.genderAtSignUp || form.values.gender !== '')
  return (
    <>
      <div className={styles.pair}>
        <TextField {...registerText('firstName')} autoComplete="given-name" />
        <TextField {...registerText('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        label={t('account.email')}
        name="email"
        value={profile.consumerDetails.email}
        readOnly
        autoComplete="email"
        hint={t('profile.emailHint')}
      />
      <div className={styles.pair}>
        <TextField
          {...registerText('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('profile.phoneHint')}
        />
        <TextField
          {...registerText('postalCode')}
          label={postalCode.label}
          mask={postalCodeMask}
          autoComplete="postal-code"
        />
      </div>
      <div className={styles.pair}>
        <DayField
          {...register('birthDate')}
          autoComplete="bday"
          hint={t('profile.birthDateHint')}
          onDay={(day) => form.set('birthDate', day)}
        />
        {asksGender ? (
          <Select
            {...selectGender}
            placeholder={t('profile.gender.none')}
            autoComplete="sex"
            options={genders.map((value) => ({ value, label: t(`profile.gender.${value}`) }))}
          />
        ) : null}
      </div>
    </>
  )
}
