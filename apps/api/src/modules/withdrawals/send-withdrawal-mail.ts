import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import { renderRecordMail } from '../../core/mails/render-record-mail.ts'
import { type CopyDeps, sendWithCopy } from '../../core/mails/send-with-copy.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { listDeclaredLines } from './list-declared-lines.ts'
import { type Withdrawal, withdrawalQueries } from './withdrawals.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'sites' | 'publicUrl'> & CopyDeps

/**
 * Confirms a withdrawal to its consumer, with its content and the moment of its receipt as the law asks (decision 0051). The shop gets
 * a copy, so that its staff can refund the contract.
 */
export function sendWithdrawalMail(deps: MailDeps) {
  return async ({ withdrawalId }: JobData['withdrawal-mail']): Promise<void> => {
    const withdrawal = await withdrawalQueries.find(deps.database.pool, withdrawalId)
    if (!withdrawal) return
    const brand = findSiteById(deps.sites, withdrawal.siteId)?.brand ?? ''
    const mail = render(withdrawal, { brand, shopUrl: deps.publicUrl })
    await sendWithCopy(deps, { to: withdrawal.email, key: `withdrawal-${withdrawal.id}`, ...mail })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string }

const render = (withdrawal: Withdrawal, context: Context) => {
  const { locale, declaredAt } = withdrawal
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  return renderRecordMail({
    ...context,
    locale,
    subject: t('mail.withdrawal.subject'),
    title: t('mail.withdrawal.title'),
    intro: t('mail.withdrawal.intro', {
      moment: formatDate(locale, declaredAt, { dateStyle: 'full', timeStyle: 'long' }),
      brand: getMailBrand(context.brand).name,
    }),
    lines: listDeclaredLines(withdrawal),
    next: t('mail.withdrawal.next'),
  })
}
