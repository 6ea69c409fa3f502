import type { Deps } from '../../deps.ts'
import type { Mail } from '../../infra/mail/mailer.ts'
import { type MailLimitDeps, mayMail } from './may-mail.ts'

export type CopyDeps = Pick<Deps, 'mailer'> & MailLimitDeps & { readonly config: Pick<Deps['config'], 'mailFrom'> }

/**
 * Sends what a shopper declared to the shop's staff, who answer to the shopper's mailbox, and the confirmation to that mailbox. Only the
 * confirmation is limited: anybody can use up the limit of a mailbox, and the shop must hear of every declaration. `forStaff` is added
 * to the copy alone.
 */
export async function sendWithCopy(
  deps: CopyDeps,
  mail: Omit<Mail, 'replyTo' | 'unsubscribeUrl'>,
  forStaff: Pick<Mail, 'attachments'> = {},
): Promise<void> {
  const { to, key } = mail
  await deps.mailer.send({ ...mail, ...forStaff, to: deps.config.mailFrom, replyTo: to, key: `${key}-copy` })
  if (await mayMail(deps, { to, key })) await deps.mailer.send(mail)
}
