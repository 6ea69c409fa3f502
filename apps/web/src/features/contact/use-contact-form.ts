import {
  type ContactField,
  type ContactValues,
  checkContactCase,
  contactFields,
} from '@lacehouse/domain/contact/check-contact-case'
import { type SubmitEvent, useState } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { type FieldErrors, findFieldErrors } from '../../client/api/find-field-errors.ts'
import { getCaptcha } from '../../client/captcha/get-captcha.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'

const empty: ContactValues = {
  ...{ category: '', subject: '', name: '', email: '', phone: '', orderNumber: '', message: '' },
}

type Words = FieldErrors<ContactField>

/** Holds, checks and sends a question to the shop; a signed-in shopper's name and email are filled in. */
export function useContactForm() {
  const t = useTranslate()
  const { site } = useShop()
  const own = useProfile()?.consumerDetails
  const known = own ? { name: `${own.firstName} ${own.lastName}`.trim(), email: own.email } : {}
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  const [errors, setErrors] = useState<Words>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [caseNumber, setCaseNumber] = useState<string | null>(null)
  const values: ContactValues = { ...empty, ...known, ...typed }

  const judge = (): Words => {
    const problems = Object.entries(checkContactCase(values, site.country))
    return Object.fromEntries(problems.map(([field, problem]) => [field, t(problem.key, problem.values)]))
  }
  /** Shows the errors of a form at its fields; answers whether there are some. */
  const showErrors = (wrong: Words, form: HTMLFormElement): boolean => {
    const first = contactFields.find((field) => wrong[field])
    if (!first) return false
    setErrors(wrong)
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return true
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setRefusal(null)
    if (showErrors(judge(), form)) return
    setBusy(true)
    try {
      const captcha = await getCaptcha(site.features.captcha.contact)
      const { phone, orderNumber, ...rest } = values
      const answer = await browserApi.call('contact.create', {
        body: {
          ...rest,
          ...(phone && { phone }),
          ...(orderNumber && { orderNumber }),
          ...(captcha && { recaptcha_response: captcha }),
        },
      })
      setCaseNumber(answer.caseNumber)
    } catch (error) {
      if (!showErrors(findFieldErrors(error, contactFields), form)) setRefusal(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    isBusy,
    refusal,
    caseNumber,
    send,
    set: (field: ContactField, value: string): void => {
      setErrors(({ [field]: _, ...others }) => others)
      // The subjects of another category are others.
      setTyped((old) => ({ ...old, [field]: value, ...(field === 'category' && { subject: '' }) }))
    },
    leave: (field: ContactField): void => {
      const wrong = judge()[field]
      if (wrong && values[field] !== '') setErrors((old) => ({ ...old, [field]: wrong }))
    },
  }
}
