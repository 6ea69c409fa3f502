import { type ContactValues, checkContactCase } from '@lacehouse/domain/contact/check-contact-case'
import type { ContactCategory, ContactSubject } from '@lacehouse/domain/contact/contact-subjects'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import type { Site } from '@lacehouse/domain/site/site'
import { openCase } from '../../core/support-cases/open-case.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'

export type ContactDeps = Pick<Deps, 'captcha' | 'config' | 'database' | 'limiter' | 'now'>

/**
 * Records a question and has it confirmed by mail. Whether an order or an account exists is not answered, so that the form tells no one
 * who ordered what (ACC-15).
 */
export function createCase(deps: ContactDeps): Handler<'contact.create'> {
  return async (call) => {
    const { body, session, site, locale } = call
    await requireCaptcha(deps, call, { form: 'contact', response: body.recaptcha_response })
    const values = toValues(body)
    requireValidForm(checkContactCase(values, site.country), call)
    const opened = await openCase(deps, {
      ...{ siteId: site.siteId, locale, name: values.name, message: values.message },
      category: values.category as ContactCategory,
      subject: values.subject as ContactSubject,
      consumerNo: session.kind === 'consumer' ? session.id : null,
      email: values.email.toLowerCase(),
      phone: toPhone(values.phone, site),
      orderNumber: values.orderNumber.toUpperCase() || null,
      ...{ lineId: null, itemName: null, remedy: null },
    })
    if (!opened.ok) throw new Error('a case without photos was refused for its photos')
    return { caseNumber: opened.number }
  }
}

const toValues = ({ phone = '', orderNumber = '', ...body }: Call<'contact.create'>['body']): ContactValues => ({
  ...{ category: body.category, subject: body.subject, phone: phone.trim(), orderNumber: orderNumber.trim() },
  ...{ name: body.name.trim(), email: body.email.trim(), message: body.message.trim() },
})

const toPhone = (phone: string, { country }: Site): string | null =>
  phone === '' ? null : normalisePhone(phone, country)
