import { checkSignUp, type SignUpField, signUpFields } from '@lacehouse/domain/auth/check-sign-up'
import { formatDayInput } from '@lacehouse/domain/date/day-input'
import { isIsoDay } from '@lacehouse/domain/date/iso-day'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { type SubmitEvent, useRef, useState } from 'react'
import type { PendingIdentity } from '../../client/account/providers.ts'
import { readServerDay } from '../../client/account/read-server-day.ts'
import { enterAccount } from '../../client/account/sign-in.ts'
import { signUp } from '../../client/account/sign-up.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTypedValues } from '../../hydration/use-typed-values.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'
import { type SignUpSource, type SignUpValues, toNewAccount, withValue } from './sign-up-values.ts'

type Words = Readonly<Partial<Record<SignUpField, string>>>

export type SignUpFormProps = {
  readonly values: SignUpValues
  readonly source: SignUpSource
  /** The identity of a provider that opens the account in the place of a password. */
  readonly identity?: PendingIdentity
  readonly onValues: (change: (old: SignUpValues) => SignUpValues) => void
  readonly onDone: () => void
  /** Leads to the sign-in with the email that was typed. */
  readonly onSignIn: () => void
}

/** Checks and sends the sign-up form; its values stay with the caller, so that they outlive a visit of the sign-in (REG-11). */
export function useSignUpForm({ values, source, identity, onValues, onDone, onSignIn }: SignUpFormProps) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const [errors, setErrors] = useState<Words>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isKnown, setKnown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedValues(form)

  const judge = async (): Promise<Words> => {
    const problems = checkSignUp(values, { site, today: await readServerDay(), hasIdentity: identity !== undefined })
    const words = Object.entries(problems).map(([field, problem]) => [field, formatProblem(problem)])
    const isNoDay = values.birthDate !== '' && !isIsoDay(values.birthDate)
    const pattern = t('common.dayPattern')
    return { ...Object.fromEntries(words), ...(isNoDay && { birthDate: t('validation.date', { pattern }) }) }
  }

  /** A day in a sentence is written in the order of the locale, as in its field. */
  const formatProblem = ({ key, values: named }: Problem): string => {
    const date = named?.date
    return t(key, typeof date === 'string' ? { ...named, date: formatDayInput(date, locale) } : named)
  }

  const set = (field: keyof SignUpValues, value: string): void => {
    setErrors(({ [field as SignUpField]: _, ...others }) => others)
    onValues((old) => withValue(old, field, value))
  }

  const show = (form: HTMLFormElement, found: Words): void => {
    setErrors(found)
    const first = signUpFields.find((field) => found[field])
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setRefusal(null)
    setKnown(false)
    try {
      const wrong = await judge()
      if (Object.keys(wrong).length > 0) return show(form, wrong)
      const { leadSource, referralCode } = source
      const options = { asksCaptcha: site.features.captcha.signUp, leadSource, referralCode }
      const code = await signUp({ ...toNewAccount(values, source), ...(identity && { identity }) }, options)
      // The account exists now. If its session cannot be opened at once, the shopper signs in with the password.
      await enterAccount(code).then(onDone, () => {
        toasts.add({ title: t('enrolment.signUp.isReady'), tone: 'positive', sticky: true })
        onSignIn()
      })
    } catch (error) {
      const atFields = findFieldErrors(error, signUpFields)
      setKnown(isApiError(error, 'AUT439', 'PRO400'))
      if (Object.keys(atFields).length > 0) show(form, atFields)
      else refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const refuse = (error: unknown): void => setRefusal(formatError(t, error))

  return { form, errors, refusal, isKnown, isBusy, set, send, refuse }
}
