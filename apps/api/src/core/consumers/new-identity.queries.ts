import { moment, nullable, param, sql, statement, text, uuid } from '@lacehouse/database'

/** An identity of a provider that is linked to an account. */
export type NewIdentity = {
  readonly identityId: string
  readonly providerId: string
  readonly issuer: string
  readonly subject: string
  readonly identityEmail: string | null
}

const issuer = param('issuer', text)
const subject = param('subject', text)

/** Two uses of one new identity wait for each other, so that the second one finds the first. */
export const lockIdentity = statement({
  name: 'identity-lock',
  sql: sql`select pg_advisory_xact_lock(hashtextextended(${issuer} || ' ' || ${subject}, 71))`,
})

/** Finds the account of an identity, in any state. */
export const findIdentity = statement({
  name: 'identity-taken',
  sql: sql`select 1 from linked_identities where issuer = ${issuer} and subject = ${subject}`,
})

/** Links an identity to an account that is being made. */
export const insertIdentity = statement({
  name: 'identity-insert-new',
  sql: sql`
    insert into linked_identities (id, consumer_no, provider_id, issuer, subject, email, linked_at, last_used_at)
    values (${param('identityId', uuid)}, ${param('consumerNo', text)}, ${param('providerId', text)}, ${issuer}, ${subject},
      ${param('identityEmail', nullable(text))}, ${moment('now')}, ${moment('now')})`,
})
