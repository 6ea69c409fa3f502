import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { type MailLimitDeps, mayMail } from '../mails/may-mail.ts'
import { type AccountLinkPurpose, signAccountLink } from './account-link.ts'
import { type AccountLink, createAccountLinkQueries } from './account-links.queries.ts'
import { renderAccountMail } from './render-account-mail.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl' | 'config'> & MailLimitDeps

/** The page that a link opens; opening it changes nothing, because mail programs open links too. */
const pages: Readonly<Record<AccountLinkPurpose, (locale: string) => string>> = {
  reset_password: (locale) => `${locale}/reset-password`,
  confirm_email: (locale) => `${locale}/confirm-email`,
  staff_invitation: () => 'backoffice/invitation',
}
/** The words of a link's mail in the message catalogue. */
const words = {
  reset_password: 'resetPassword',
  confirm_email: 'confirmEmail',
  staff_invitation: 'staffInvitation',
} as const

/** Sends the link of an account to its mailbox; a mailbox without an account gets nothing (decision 0057). */
export function sendAccountLinkMail(deps: MailDeps) {
  const queries = createAccountLinkQueries(deps.database.pool)
  return async ({ linkId }: JobData['account-link-mail']): Promise<void> => {
    const link = await queries.find(linkId)
    const site = link && findSiteById(deps.sites, link.siteId)
    if (!link || !site) return
    const key = `account-link-${link.id}`
    if (!(await mayMail(deps, { to: link.email, key }))) return
    await deps.mailer.send({ to: link.email, key, ...render(deps, link, site.brand) })
  }
}

const render = (deps: MailDeps, link: AccountLink, brand: string) => {
  const { locale, purpose } = link
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const kind = words[purpose]
  const named = { brand: getMailBrand(brand).name }
  const st = encodeURIComponent(signAccountLink(deps, link))
  return renderAccountMail({
    ...{ locale, brand, shopUrl: deps.publicUrl },
    subject: t(`mail.accountLink.${kind}.subject`, named),
    title: t(`mail.accountLink.${kind}.title`),
    intro: t(`mail.accountLink.${kind}.intro`, named),
    button: {
      label: t(`mail.accountLink.${kind}.open`),
      url: `${deps.publicUrl}/${pages[purpose](locale)}?st=${st}`,
    },
    notes: [t(`mail.accountLink.${kind}.lasts`), t(`mail.accountLink.${kind}.ignore`)],
  })
}
