import type { NewPasswordField } from '@lacehouse/domain/auth/check-new-password'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../components/account/password-field.tsx'
import { useTranslate } from '../../i18n/use-text.ts'

type Props = {
  readonly errors: Readonly<Partial<Record<NewPasswordField, string>>>
  readonly onChange?: ComponentProps<'input'>['onChange']
  readonly onBlur?: ComponentProps<'input'>['onBlur']
}

/** The fields of a new password and its repetition. */
export function NewPasswordFields({ errors, ...events }: Props) {
  const t = useTranslate()
  return (
    <>
      <PasswordField
        {...events}
        name="newPassword"
        label={t('credentials.newPassword')}
        hint={t('credentials.passwordHint')}
        error={errors.newPassword ?? null}
        autoComplete="new-password"
        maxLength={128}
        required
      />
      <PasswordField
        {...events}
        name="passwordConfirmation"
        label={t('credentials.passwordConfirmation')}
        error={errors.passwordConfirmation ?? null}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  )
}
