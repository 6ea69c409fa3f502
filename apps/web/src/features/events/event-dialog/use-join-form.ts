import { checkEventForm, type EventFormField, type EventFormValues } from '@lacehouse/domain/events/check-event-form'
import { type SubmitEvent, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { type FieldErrors, findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { readClock } from '../../../client/clock.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { JoinFormProps, OwnRegistration } from './join-types.ts'

const shown = [
  ...(['firstName', 'lastName', 'phoneNumber', 'gender', 'attendingDays', 'plusOne', 'eventTermsAccepted'] as const),
] satisfies readonly EventFormField[]
type Words = FieldErrors<EventFormField>

const toValues = (own: OwnRegistration | null, { consumerDetails }: JoinFormProps['profile']): EventFormValues => ({
  firstName: own?.firstName ?? consumerDetails.firstName ?? '',
  lastName: own?.lastName ?? consumerDetails.lastName ?? '',
  gender: own?.gender ?? consumerDetails.gender ?? '',
  phoneNumber: own?.phoneNumber ?? consumerDetails.phone ?? '',
  attendingDays: own?.attendingDays.join(',') ?? '',
  plusOne: own?.plusOne ?? '',
  eventTermsAccepted: '',
})

/** Holds, checks and sends the form of an event; what was typed stays through every failure (EVT-02, EVT-03). */
export function useJoinForm({ event, found, own, profile, onJoined, onBusy, onFailure }: JoinFormProps) {
  const t = useTranslate()
  const { site } = useShop()
  const [values, setValues] = useState(() => toValues(own, profile))
  const [errors, setErrors] = useState<Words>({})
  const allowsPlusOne = event.enablePlusOne && found.enablePlusOne

  const judge = (): Words => {
    const problems = checkEventForm(values, { country: site.country, days: found.days, allowsPlusOne })
    const words = Object.entries(problems).map(([field, problem]) => [field, t(problem.key, problem.values)])
    return Object.fromEntries(words)
  }

  const show = (form: HTMLFormElement, wrong: Words): boolean => {
    setErrors(wrong)
    const first = shown.find((field) => wrong[field])
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  async function send(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault()
    const form = submitted.currentTarget
    onFailure(null)
    if (show(form, judge())) return
    onBusy(true)
    try {
      const { gender, eventTermsAccepted, ...texts } = values
      const { registration } = await browserApi.call('events.register', {
        body: {
          ...{ ...texts, email: profile.consumerDetails.email, eventId: event.eventId },
          gender: gender as 'female' | 'male' | 'other' | '',
          eventTermsAccepted: eventTermsAccepted === 'true',
          registrationTimestamp: new Date(readClock()).toISOString(),
        },
      })
      if (registration) onJoined(registration)
    } catch (error) {
      if (!show(form, findFieldErrors(error, shown))) onFailure(formatError(t, error))
    } finally {
      onBusy(false)
    }
  }

  return {
    ...{ values, errors, allowsPlusOne, send },
    set: (field: EventFormField, value: string): void => {
      setErrors(({ [field]: _, ...others }) => others)
      setValues((old) => ({ ...old, [field]: value }))
    },
  }
}
