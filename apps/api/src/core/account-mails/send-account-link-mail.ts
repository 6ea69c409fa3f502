import type { AccountLinkPurpose } from '@lacehouse/domain/auth/account-link'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { type MailLimitDeps, mayMail } from '../mails/may-mail.ts'
import { signAccountLink } from './account-link.ts'
import { type AccountLink, createAccountLinkQueries } from './account-links.queries.ts'
import { renderAccountMail } from './render-account-mail.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl' | 'config'> & MailLimitDeps

/** The kind of a link's mail: a mailbox that has an account already gets another one. */
type Kind = AccountLinkPurpose | 'email_taken'

/** The page that a mail opens; opening it changes nothing, because mail programs open links too. */
const pages: Readonly<Record<Kind, (locale: string, st: string) => string>> = {
  reset_password: (locale, st) => `${locale}/reset-password?st=${st}`,
  confirm_email: (locale, st) => `${locale}/confirm-email?st=${st}`,
  staff_invitation: (_, st) => `backoffice/invitation?st=${st}`,
  change_email: (locale, st) => `${locale}/confirm-email?change=confirm&st=${st}`,
  undo_email_change: (locale, st) => `${locale}/confirm-email?change=undo&st=${st}`,
  // These two have no link that does something.
  email_changed: (locale) => `${locale}/help/contact-us`,
  email_taken: (locale) => `${locale}/forgot-password`,
}
/** The words of a link's mail in the message catalogue. */
const words = {
  reset_password: 'resetPassword',
  confirm_email: 'confirmEmail',
  staff_invitation: 'staffInvitation',
  change_email: 'changeEmail',
  undo_email_change: 'undoEmailChange',
  email_changed: 'emailChanged',
  email_taken: 'emailTaken',
} as const
/** An attacker who took an account over must not keep this mail from its owner by sending others before it. */
const alwaysSent: readonly AccountLinkPurpose[] = ['undo_email_change', 'email_changed']

/** Sends the link of an account to its mailbox; a mailbox without an account gets nothing (decision 0057). */
export function sendAccountLinkMail(deps: MailDeps) {
  const queries = createAccountLinkQueries(deps.database.pool)
  return async ({ linkId }: JobData['account-link-mail']): Promise<void> => {
    const link = await queries.find(linkId)
    const site = link && findSiteById(deps.sites, link.siteId)
    if (!link || !site) return
    const key = `account-link-${link.id}`
    if (!alwaysSent.includes(link.purpose) && !(await mayMail(deps, { to: link.email, key }))) return
    await deps.mailer.send({ to: link.email, key, ...render(deps, link, site.brand) })
  }
}

const render = (deps: MailDeps, link: AccountLink, brand: string) => {
  const { locale, purpose } = link
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const is: Kind = link.isTaken ? 'email_taken' : purpose
  const kind = words[is]
  const named = { brand: getMailBrand(brand).name }
  const st = encodeURIComponent(signAccountLink(deps, link))
  return renderAccountMail({
    ...{ locale, brand, shopUrl: deps.publicUrl },
    subject: t(`mail.accountLink.${kind}.subject`, named),
    title: t(`mail.accountLink.${kind}.title`),
    intro: t(`mail.accountLink.${kind}.intro`, named),
    button: {
      label: t(`mail.accountLink.${kind}.open`),
      url: `${deps.publicUrl}/${pages[is](locale, st)}`,
    },
    notes: [t(`mail.accountLink.${kind}.lasts`), t(`mail.accountLink.${kind}.ignore`)],
  })
}
