import { planProfileUpdate } from '@lacehouse/domain/consumers/plan-profile-update'
import { type ProfileField, type ProfileValues, profileFields } from '@lacehouse/domain/consumers/profile'
import { formatDayInput } from '@lacehouse/domain/date/day-input'
import { isIsoDay } from '@lacehouse/domain/date/iso-day'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { useRef } from 'react'
import { readServerDay } from '../../client/account/read-server-day.ts'
import type { FieldErrors } from '../../client/api/find-field-errors.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { type AddressFormField, toFieldRule } from '../address/address-fields.ts'

type Planned = {
  readonly changed: Partial<ProfileValues>
  /** Nothing is sent while there are some. */
  readonly errors: FieldErrors<ProfileField>
}

/** Gives a function that plans the update of a stored profile as the server does. It reads the server's day once, and the values after that. */
export function useProfilePlan(postalCode: AddressFormField) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const day = useRef<Promise<string> | null>(null)

  /** A day in a sentence is written in the order of the locale, as in its field. */
  const formatProblem = (field: ProfileField, value: string, { key, values }: Problem): string => {
    if (field === 'birthDate' && value !== '' && !isIsoDay(value))
      return t('validation.date', { pattern: t('common.dayPattern') })
    const date = values?.date
    return t(key, typeof date === 'string' ? { ...values, date: formatDayInput(date, locale) } : values)
  }

  return async (stored: ProfileValues, readValues: () => ProfileValues): Promise<Planned> => {
    day.current ??= readServerDay()
    const context = { site, postalCode: toFieldRule(postalCode), today: await day.current }
    const values = readValues()
    const plan = planProfileUpdate(stored, values, context)
    if (plan.ok) return { changed: plan.changed, errors: {} }
    const errors = profileFields.flatMap((field) => {
      const problem = plan.problems[field]
      return problem ? [[field, formatProblem(field, values[field], problem)] as const] : []
    })
    return { changed: {}, errors: Object.fromEntries(errors) }
  }
}
