import {
  contactCases,
  execute,
  findRow,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const number = param('number', text)

const insertCase = statement({
  name: 'contact-case-insert',
  sql: sql`
    with made as (
      insert into contact_cases (number, site_id, locale, consumer_no, category, subject, name, email, phone, order_number,
        message, created_at)
      values (${number}, ${param('siteId', text)}, ${param('locale', text)}, ${param('consumerNo', nullable(text))},
        ${param('category', text)}, ${param('subject', text)}, ${param('name', text)}, ${param('email', text)},
        ${param('phone', nullable(text))}, ${param('orderNumber', nullable(text))}, ${param('message', text)},
        ${moment('now')})
      returning number
    ), ${enqueueInStatement({
      queues: sql`array['contact-mail']`,
      data: sql`jsonb_build_object('caseNumber', made.number)`,
      source: sql`made`,
    })}
    select number from made`,
})

const findCase = statement({
  name: 'contact-case-find',
  row: {
    number: contactCases.number,
    siteId: contactCases.siteId,
    locale: contactCases.locale,
    consumerNo: contactCases.consumerNo,
    category: contactCases.category,
    subject: contactCases.subject,
    name: contactCases.name,
    email: contactCases.email,
    phone: contactCases.phone,
    orderNumber: contactCases.orderNumber,
    message: contactCases.message,
  },
  sql: sql`select number, site_id as "siteId", locale, consumer_no as "consumerNo", category, subject, name, email, phone,
    order_number as "orderNumber", message from contact_cases where number = ${number}`,
})

export type ContactCase = RowOf<typeof findCase>

/** Creates the statements on questions to the shop. */
export function createContactQueries(pool: Pool) {
  return {
    /** Records a question together with the job of its mail. */
    insert: (asked: ContactCase & { readonly now: number }) => execute(pool, insertCase, asked),
    find: (number: string): Promise<ContactCase | null> => findRow(pool, findCase, { number }),
  }
}
