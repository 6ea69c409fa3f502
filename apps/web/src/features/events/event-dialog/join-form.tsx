import { eventGenders, parseAttendingDays } from '@lacehouse/domain/events/check-event-form'
import { type ReactNode, useId, useMemo } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { toPhoneMask } from '../../../components/phone/to-phone-mask.ts'
import { Text } from '../../../i18n/text.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './event-dialog.module.css'
import type { JoinFormProps } from './join-types.ts'
import { useJoinForm } from './use-join-form.ts'

/** The fields of a sign-up for an event; days are asked for only when it has two or more (EVT-02). */
export function JoinForm(props: JoinFormProps) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const { values, errors, allowsPlusOne, send, set } = useJoinForm(props)
  const phoneMask = useMemo(() => toPhoneMask(site.country), [site.country])
  const optional = t('common.optional')
  const register = (name: 'firstName' | 'lastName' | 'gender' | 'phoneNumber' | 'plusOne') => ({
    name,
    label: t(`events.field.${name}`),
    value: values[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  const terms = (words: ReactNode[]) => (
    <a href={`/${locale}/brand-terms`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <form
      id={props.id}
      className={styles.form}
      noValidate
      aria-label={t('events.form')}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        name="email"
        label={t('events.field.email')}
        hint={t('events.emailHint')}
        value={props.profile.consumerDetails.email}
        autoComplete="email"
        readOnly
      />
      <div className={styles.pair}>
        <TextField {...register('firstName')} autoComplete="given-name" required />
        <TextField {...register('lastName')} autoComplete="family-name" required />
      </div>
      <TextField
        {...register('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        mask={phoneMask}
        optionalLabel={optional}
      />
      <Select
        {...register('gender')}
        optionalLabel={optional}
        placeholder={t('events.gender.none')}
        options={eventGenders.map((value) => ({ value, label: t(`events.gender.${value}`) }))}
      />
      {props.found.days.length > 1 ? (
        <Days
          days={props.found.days}
          chosen={parseAttendingDays(values.attendingDays)}
          error={errors.attendingDays ?? null}
          onChoose={(days) => set('attendingDays', days.join(','))}
        />
      ) : null}
      {allowsPlusOne ? (
        <TextField
          {...register('plusOne')}
          hint={t('events.plusOneHint')}
          optionalLabel={optional}
          autoComplete="off"
          maxLength={60}
        />
      ) : null}
      <Checkbox
        name="eventTermsAccepted"
        label={<Text id="events.terms" values={{ terms }} />}
        checked={values.eventTermsAccepted === 'true'}
        error={errors.eventTermsAccepted ?? null}
        onChange={({ target }) => set('eventTermsAccepted', target.checked ? 'true' : '')}
      />
    </form>
  )
}

type DaysProps = {
  readonly days: readonly string[]
  readonly chosen: readonly string[]
  readonly error: string | null
  readonly onChoose: (days: readonly string[]) => void
}

/** Chooses among the days of the event. */
function Days({ days, chosen, error, onChoose }: DaysProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const id = useId()
  return (
    <fieldset className={styles.days} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('events.field.attendingDays')}</legend>
      {days.map((day) => (
        <Checkbox
          key={day}
          name="attendingDays"
          label={date(day, { dateStyle: 'full', timeZone: 'UTC' })}
          checked={chosen.includes(day)}
          aria-invalid={error !== null || undefined}
          onChange={({ target }) => onChoose(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
