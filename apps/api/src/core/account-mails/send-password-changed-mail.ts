import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { renderAccountMail } from './render-account-mail.ts'

type MailDeps = Pick<Deps, 'consumers' | 'mailer' | 'sites' | 'publicUrl'>

/** Tells an account's mailbox that its password was changed, and how to get the account back. It is sent whatever was sent before. */
export function sendPasswordChangedMail(deps: MailDeps) {
  return async (change: JobData['password-changed-mail']): Promise<void> => {
    const email = await deps.consumers.findActiveEmail(change.consumerNo)
    const site = findSiteById(deps.sites, change.siteId)
    if (email === null || !site) return
    const key = `password-changed-${change.consumerNo}-${Date.parse(change.changedAt)}`
    await deps.mailer.send({ to: email, key, ...render(change, { brand: site.brand, shopUrl: deps.publicUrl }) })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string }

const render = ({ locale, changedAt }: JobData['password-changed-mail'], { brand, shopUrl }: Context) => {
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const moment = formatDate(locale, changedAt, { dateStyle: 'full', timeStyle: 'long' })
  const named = { brand: getMailBrand(brand).name, moment }
  return renderAccountMail({
    ...{ locale, brand, shopUrl },
    subject: t('mail.passwordChanged.subject', named),
    title: t('mail.passwordChanged.title'),
    intro: t('mail.passwordChanged.intro', named),
    button: { label: t('mail.passwordChanged.open'), url: `${shopUrl}/${locale}/forgot-password` },
    notes: [t('mail.passwordChanged.own')],
  })
}
