import type { Deps } from '../../deps.ts'
import type { Mail } from '../../infra/mail/mailer.ts'
import { orderMailQueries, type SentOrderMail } from './order-mails.queries.ts'

type RecordedMailDeps = Pick<Deps, 'mailer' | 'database'>

type About = Pick<SentOrderMail, 'mail'> &
  Partial<Pick<SentOrderMail, 'subject'>> & { readonly orderNumber: string; readonly again?: unknown }

/**
 * Sends a mail about an order and records it for the staff, who see what its shopper got. The record follows the mail: a shop that ends
 * between them sends the mail once more, under the same id.
 */
export async function sendOrderMailRecorded(
  { mailer, database }: RecordedMailDeps,
  { orderNumber, mail, subject = {}, again }: About,
  sent: Mail,
): Promise<void> {
  await mailer.send(sent)
  const { key } = sent
  await orderMailQueries.record(database.pool, orderNumber, { mail, key, subject, isRepeated: again !== undefined })
}
