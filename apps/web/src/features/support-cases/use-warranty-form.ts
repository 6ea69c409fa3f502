import {
  checkWarranty,
  type WarrantyField,
  type WarrantyValues,
  warrantyFields,
} from '@lacehouse/domain/support-cases/check-warranty'
import { mostCasePhotos, type WarrantyFault, type WarrantyRemedy } from '@lacehouse/domain/support-cases/support-case'
import { type SubmitEvent, useRef, useState } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { type FieldErrors, findFieldErrors } from '../../client/api/find-field-errors.ts'
import { getCaptcha } from '../../client/captcha/get-captcha.ts'
import { addPhoto, type FaultReport, reportFault } from '../../client/support-cases/report-fault.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { usePhotos } from '../../components/photos/use-photos.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { FaultyOrder } from './faulty-order.ts'

const empty = { itemId: '', fault: '', message: '', remedy: '', name: '', phone: '' }
const shown = [...warrantyFields, 'photoIds'] as const
type Words = FieldErrors<WarrantyField | 'photoIds'>

/** A report with the key under which it is made once. */
type Attempt = { readonly values: string; readonly body: FaultReport; readonly key: string }
export type Reported = { readonly caseNumber: string; readonly email: string }

type SentValues = WarrantyValues & { readonly photoIds: string[] }

const makeAttempt = async (sent: SentValues, isCaptchaAsked: boolean): Promise<Attempt> => {
  const captcha = await getCaptcha(isCaptchaAsked)
  const { phone, fault, remedy, ...rest } = sent
  const body = {
    ...rest,
    ...{ fault: fault as WarrantyFault, remedy: remedy as WarrantyRemedy },
    ...(phone && { phone }),
    ...(captcha && { recaptcha_response: captcha }),
  }
  return { values: JSON.stringify(sent), body, key: crypto.randomUUID() }
}

/** Holds, checks and sends the report of a fault in an order. */
export function useWarrantyForm(order: FaultyOrder, onReported: (reported: Reported) => void) {
  const t = useTranslate()
  const {
    country,
    features: { captcha },
  } = useShop().site
  const isGuest = useAccount() === null
  const own = useProfile()?.consumerDetails
  const known = {
    ...(own && { name: `${own.firstName} ${own.lastName}`.trim() }),
    ...{ email: own?.email ?? order.email, orderNumber: order.orderNumber },
    ...(order.items.length === 1 && { itemId: order.items[0]?.id ?? '' }),
  }
  const photos = usePhotos({ most: mostCasePhotos, send: addPhoto })
  const [typed, setTyped] = useState<Partial<WarrantyValues>>({})
  const [errors, setErrors] = useState<Words>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const lost = useRef<Attempt | null>(null)
  const values: WarrantyValues = { ...empty, ...known, ...typed }

  const judge = (): Words => {
    const problems = Object.entries(checkWarranty(values, country))
    return Object.fromEntries(problems.map(([field, problem]) => [field, t(problem.key, problem.values)]))
  }
  /** Shows the errors of a form at its fields; answers whether there are some. */
  const showErrors = (wrong: Words, form: HTMLFormElement): boolean => {
    const first = shown.find((field) => wrong[field])
    if (!first) return false
    setErrors(wrong)
    photos.setError(wrong.photoIds ?? null)
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return true
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || photos.isAdding) return
    setRefusal(null)
    if (showErrors(judge(), form)) return
    setBusy(true)
    try {
      const sent = { ...values, photoIds: photos.photos.map(({ photoId }) => photoId) }
      // A report whose answer was lost is sent again as it was, with its solved captcha.
      if (lost.current?.values !== JSON.stringify(sent)) lost.current = await makeAttempt(sent, captcha.contact)
      onReported(await reportFault(lost.current.body, lost.current.key))
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) lost.current = null
      if (!showErrors(findFieldErrors(error, shown), form)) setRefusal(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    isBusy,
    refusal,
    photos,
    isGuest,
    send,
    set: (field: WarrantyField, value: string): void => {
      setErrors(({ [field]: _, ...others }) => others)
      setTyped((old) => ({ ...old, [field]: value }))
    },
    leave: (field: WarrantyField): void => {
      const wrong = judge()[field]
      if (wrong && values[field] !== '') setErrors((old) => ({ ...old, [field]: wrong }))
    },
  }
}
