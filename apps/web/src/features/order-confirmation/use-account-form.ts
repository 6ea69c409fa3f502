import type { CallInput } from '@lacehouse/contracts'
import { checkNewAccount, type NewAccountField, newAccountFields } from '@lacehouse/domain/auth/check-new-account'
import { formatDayInput } from '@lacehouse/domain/date/day-input'
import { isIsoDay } from '@lacehouse/domain/date/iso-day'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { type SubmitEvent, useState } from 'react'
import { createAccount } from '../../client/account/create-account.ts'
import { readServerDay } from '../../client/account/read-server-day.ts'
import { enterAccount } from '../../client/account/sign-in.ts'
import { toAddressInput } from '../../client/account/to-address-input.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { Order } from './order.ts'

type NewAddresses = CallInput<'consumer.create'>['body']['consumerProfile']['consumerDetails']['address']
type Ends = { readonly onDone: () => void; readonly onExists: () => void }
type Words = Readonly<Partial<Record<NewAccountField, string>>>

/**
 * Finds the address for a new account: the shipping address, unless the order goes to a pickup point; otherwise the
 * billing address.
 */
export function findOwnAddress({ shippingAddress, billingAddress, pickup }: Order) {
  return pickup?.point ? billingAddress : (shippingAddress ?? billingAddress)
}

/** Holds, checks and sends the form. */
export function useAccountForm(order: Order, { onDone, onExists }: Ends) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const known = order.billingAddress ?? order.shippingAddress
  const [values, setValues] = useState({
    ...{ firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' },
    ...{ birthDate: '', password: '', terms: '' },
  })
  const [keepsAddress, setKeepsAddress] = useState(true)
  const [errors, setErrors] = useState<Words>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const judge = async (): Promise<Words> => {
    const problems = checkNewAccount(values, { site, today: await readServerDay() })
    const words = Object.entries(problems).map(([field, problem]) => [field, formatProblem(problem)])
    const isNoDay = values.birthDate !== '' && !isIsoDay(values.birthDate)
    return {
      ...Object.fromEntries(words),
      ...(isNoDay && { birthDate: t('validation.date', { pattern: t('common.dayPattern') }) }),
    }
  }

  /** A day in a sentence is written in the order of the locale, as in its field. */
  const formatProblem = ({ key, values: named }: Problem): string => {
    const date = named?.date
    return t(key, typeof date === 'string' ? { ...named, date: formatDayInput(date, locale) } : named)
  }

  const set = (field: NewAccountField, value: string): void => {
    setErrors(({ [field]: _, ...others }) => others)
    setValues((old) => ({ ...old, [field]: value }))
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setRefusal(null)
    const wrong = await judge()
    setErrors(wrong)
    const first = newAccountFields.find((field) => wrong[field])
    if (first) {
      setBusy(false)
      return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    try {
      const code = await createAccount(toAccount(order, { values, keepsAddress }), {
        asksCaptcha: site.features.captcha.signUp,
      })
      // The account exists now. If its session cannot be opened at once, the shopper signs in with the password.
      await enterAccount(code).then(onDone, onExists)
    } catch (error) {
      if (isApiError(error, 'PRO400')) return onExists()
      const fieldErrors = findFieldErrors(error, newAccountFields)
      setErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) setRefusal(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return { values, errors, isBusy, refusal, keepsAddress, setKeepsAddress, set, send }
}

type Given = {
  readonly values: Readonly<Record<NewAccountField, string>>
  readonly keepsAddress: boolean
}

const toAccount = (order: Order, { values, keepsAddress }: Given) => {
  const { firstName, lastName, birthDate, password } = values
  const own = findOwnAddress(order)
  const { billingAddress } = order
  const address: NewAddresses = [
    ...(own ? [{ ...toAddressInput(own), approachType: 'S' as const }] : []),
    ...(billingAddress ? [{ ...toAddressInput(billingAddress), approachType: 'B' as const }] : []),
  ]
  const consumerDetails = {
    ...{ email: order.email, firstName, lastName },
    ...(birthDate && { birthDate }),
    ...(keepsAddress && { address }),
  }
  return { consumerProfile: { consumerDetails }, password, orderNumber: order.orderNumber }
}
