import { type ProfileField, profileFields } from '@lacehouse/domain/consumers/profile'
import { useState } from 'react'
import { updateProfile } from '../../client/account/update-profile.ts'
import { type FieldErrors, findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'
import { whenReleased } from '../../ui/when-released.ts'
import type { AddressFormField } from '../address/address-fields.ts'
import { formatError } from '../cart/format-error.ts'
import type { Profile } from './loaded-profile.tsx'
import { useProfileValues } from './use-profile-values.ts'

type Words = FieldErrors<ProfileField>

/** Holds the form of the profile, checks it as the server does, and sends what has changed. A quiet form is part of another one. */
export function useProfileForm(profile: Profile, postalCode: AddressFormField, { isQuiet = false } = {}) {
  const t = useTranslate()
  const { values, read, set: fill, accept, plan } = useProfileValues(profile, postalCode)
  const [errors, setErrors] = useState<Words>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Shows what is wrong in the form, and answers it in the order of the fields. */
  const show = (wrong: Words): ProfileField[] => {
    setErrors(wrong)
    return profileFields.filter((field) => wrong[field])
  }

  /** Checks a field when it is left, and never while it is typed. */
  async function leave(field: ProfileField): Promise<void> {
    const left = read(field)
    const [planned] = await Promise.all([plan(), whenReleased()])
    // It is typed again.
    if (read(field) !== left) return
    const wrong = planned.errors[field]
    setErrors(({ [field]: _, ...others }) => (wrong ? { ...others, [field]: wrong } : others))
  }

  async function save(): Promise<Words> {
    const planned = await plan()
    if (Object.keys(planned.errors).length > 0) return planned.errors
    const { gender, ...rest } = planned.changed
    const consumerDetails = { ...rest, ...(gender !== undefined && { gender: gender as 'other' }) }
    accept(await updateProfile({ consumerDetails }))
    if (!isQuiet) toasts.add({ title: t('profile.saved'), tone: 'positive' })
    return {}
  }

  /** Saves the form; answers the fields that were refused, or null where it was not saved for another reason. */
  async function send(): Promise<ProfileField[] | null> {
    if (isBusy) return null
    setBusy(true)
    setRefusal(null)
    try {
      return show(await save())
    } catch (error) {
      const wrong = show(findFieldErrors(error, profileFields))
      if (wrong.length > 0) return wrong
      setRefusal(formatError(t, error))
      return null
    } finally {
      setBusy(false)
    }
  }

  const set = (field: ProfileField, value: string): void => {
    setErrors(({ [field]: _, ...others }) => others)
    fill(field, value)
  }
  /** Shows what is wrong in the form and answers it as `send` does; nothing is sent. */
  const check = async (): Promise<ProfileField[]> => show((await plan()).errors)
  return { values, errors, isBusy, refusal, set, leave, check, send }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
