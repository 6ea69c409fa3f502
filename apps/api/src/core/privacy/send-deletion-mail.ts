import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderDeletionMail } from './render-privacy-mail.ts'

type MailDeps = Pick<Deps, 'consumers' | 'mailer' | 'sites' | 'publicUrl'>

/** Tells an account's mailbox that its deletion was asked for, or taken back; another person may have the password. */
export function sendDeletionMail(deps: MailDeps) {
  return async ({ consumerNo, dueAt, ...notice }: JobData['deletion-mail']): Promise<void> => {
    const email = await deps.consumers.findActiveEmail(consumerNo)
    const mail = renderDeletionMail(deps, { ...notice, dueAt: new Date(dueAt) })
    if (email === null || !mail) return
    await deps.mailer.send({ to: email, key: `deletion-${notice.kind}-${consumerNo}-${Date.parse(dueAt)}`, ...mail })
  }
}
