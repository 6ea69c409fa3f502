import { boolean, consumers, findRow, integer, moment, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'
import { countCodeTry } from '../../core/one-time-codes/count-code-try.ts'

const consumerNo = param('consumerNo', text)
const now = moment('now')

const findPhone = statement({
  name: 'phone-of-consumer',
  row: { phone: consumers.phone, isConfirmed: boolean },
  sql: sql`select phone, phone_confirmed_at is not null as "isConfirmed" from consumers
    where consumer_no = ${consumerNo} and state = 'active'`,
})

// The phone has answered, so that text messages that the account agreed to for it are confirmed too (decision 0061).
const takeCode = statement({
  name: 'phone-code-take',
  row: { isTaken: boolean, tries: integer },
  sql: sql`
    with code as (
      ${countCodeTry({
        purpose: 'confirm_phone',
        tried: sql`c.consumer_no = ${consumerNo}`,
        usable: sql`k.consumer_no = c.consumer_no and k.phone = c.recipient and k.state = 'active'`,
      })}
      returning c.consumer_no, c.recipient, c.tries, c.used_at is not null as taken
    ), confirmed as (
      update consumers k set phone_confirmed_at = ${now} from code
      where code.taken and k.consumer_no = code.consumer_no and k.phone = code.recipient
    ), subscribed as (
      update subscriptions s set confirmed_at = ${now}, updated_at = ${now} from code
      where code.taken and s.consumer_no = code.consumer_no and s.channel = 'sms' and s.recipient = code.recipient
        and s.confirmed_at is null and s.opted_out_at is null
    )
    select taken as "isTaken", tries from code`,
})

type Try = { readonly id: string; readonly consumerNo: string; readonly isRight: boolean; readonly now: number }

/** Creates the statements that confirm phones. */
export function createPhoneCodeQueries(pool: Pool) {
  return {
    /** Finds the phone of an active account and whether it is confirmed. */
    findPhone: (of: string) => findRow(pool, findPhone, { consumerNo: of }),
    /** Counts a try of a code; null where the code is unknown, another account's, used, spent or too old. */
    take: (given: Try) => findRow(pool, takeCode, given),
  }
}

export type PhoneCodeQueries = ReturnType<typeof createPhoneCodeQueries>
