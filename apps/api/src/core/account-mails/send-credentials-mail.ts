import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { renderAccountMail } from './render-account-mail.ts'

type MailDeps = Pick<Deps, 'consumers' | 'identityProviders' | 'mailer' | 'sites' | 'publicUrl'>

/** Tells an account's mailbox that what opens the account has changed, and how to get it back. It is sent whatever was sent before. */
export function sendCredentialsMail(deps: MailDeps) {
  return async (change: JobData['credentials-mail']): Promise<void> => {
    const email = await deps.consumers.findActiveEmail(change.consumerNo)
    const site = findSiteById(deps.sites, change.siteId)
    if (email === null || !site) return
    const provider = change.providerId ? deps.identityProviders.nameOf(change.providerId) : ''
    const context = { brand: site.brand, shopUrl: deps.publicUrl, provider }
    const key = `credentials-${change.consumerNo}-${Date.parse(change.changedAt)}`
    await deps.mailer.send({ to: email, key, ...render(change, context) })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string; readonly provider: string }

const render = ({ locale, changedAt, kind }: JobData['credentials-mail'], { brand, shopUrl, provider }: Context) => {
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const moment = formatDate(locale, changedAt, { dateStyle: 'full', timeStyle: 'long' })
  const named = { brand: getMailBrand(brand).name, moment, provider }
  return renderAccountMail({
    ...{ locale, brand, shopUrl },
    subject: t(`mail.credentials.${kind}.subject`, named),
    title: t(`mail.credentials.${kind}.title`),
    intro: t(`mail.credentials.${kind}.intro`, named),
    button: { label: t('mail.credentials.open'), url: `${shopUrl}/${locale}/forgot-password` },
    notes: [t('mail.credentials.own')],
  })
}
