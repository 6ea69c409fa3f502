import type { ProfileField, ProfileValues } from '@lacehouse/domain/consumers/profile'
import { useRef, useState } from 'react'
import type { AddressFormField } from '../address/address-fields.ts'
import type { Profile } from './loaded-profile.tsx'
import { useProfilePlan } from './use-profile-plan.ts'

/** The values of the form; the phone number is shown as people read it. */
export function toFormValues({ consumerDetails: own }: Profile): ProfileValues {
  const { firstName, lastName, phone = '', phoneText = phone } = own
  const { postalCode = '', birthDate = '', gender = '' } = own
  return { firstName, lastName, phone: phoneText, postalCode, birthDate, gender }
}

/** Holds what is typed into the form of a profile, and the stored profile with which it began. */
export function useProfileValues(profile: Profile, postalCode: AddressFormField) {
  const planUpdate = useProfilePlan(postalCode)
  // A value that another tab saves meanwhile is no change of this form.
  const [stored, setStored] = useState(profile)
  const [values, setValues] = useState(() => toFormValues(profile))
  // The latest values, for plans that wait for the server's day.
  const typed = useRef(values)

  const fill = (next: ProfileValues): void => {
    typed.current = next
    setValues(next)
  }
  return {
    values,
    read: (field: ProfileField): string => typed.current[field],
    set: (field: ProfileField, value: string) => fill({ ...typed.current, [field]: value }),
    /** Fills the form with what was saved. */
    accept: (saved: Profile) => {
      setStored(saved)
      fill(toFormValues(saved))
    },
    plan: () => {
      const { phone = '' } = stored.consumerDetails
      return planUpdate({ ...toFormValues(stored), phone }, () => typed.current)
    },
  }
}
