import { randomInt } from 'node:crypto'
import { type ContactValues, checkContactCase } from '@lacehouse/domain/contact/check-contact-case'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import type { Site } from '@lacehouse/domain/site/site'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { createContactQueries } from './contact.queries.ts'

export type ContactDeps = Pick<Deps, 'captcha' | 'config' | 'database' | 'limiter' | 'now'>

/**
 * Records a question and has it confirmed by mail. Whether an order or an account exists is not answered, so that the form tells no one
 * who ordered what (ACC-15).
 */
export function createCase(deps: ContactDeps): Handler<'contact.create'> {
  const queries = createContactQueries(deps.database.pool)
  return async (call) => {
    const { body, session, site, locale } = call
    await requireCaptcha(deps, call, { form: 'contact', response: body.recaptcha_response })
    const values = toValues(body)
    requireValidForm(checkContactCase(values, site.country), call)
    const number = drawCaseNumber()
    await queries.insert({
      ...values,
      ...{ number, siteId: site.siteId, locale, now: deps.now() },
      consumerNo: session.kind === 'consumer' ? session.id : null,
      email: values.email.toLowerCase(),
      phone: toPhone(values.phone, site),
      orderNumber: values.orderNumber.toUpperCase() || null,
    })
    return { caseNumber: number }
  }
}

const toValues = ({ phone = '', orderNumber = '', ...body }: Call<'contact.create'>['body']): ContactValues => ({
  ...{ category: body.category, subject: body.subject, phone: phone.trim(), orderNumber: orderNumber.trim() },
  ...{ name: body.name.trim(), email: body.email.trim(), message: body.message.trim() },
})

const toPhone = (phone: string, { country }: Site): string | null =>
  phone === '' ? null : normalisePhone(phone, country)

/** Letters and digits that are not mistaken for one another when a number is read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Draws the number of a case; it follows from no other, so that the cases of others are neither counted nor guessed. */
const drawCaseNumber = (): string =>
  `C-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
