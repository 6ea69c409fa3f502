import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { consumers, type Database } from '@lacehouse/database'
import { demoPasswordHash } from '@lacehouse/demo'
import { getCode, makeVerifier } from './get-code.ts'
import type { TestClient, TestShopper } from './test-client.ts'

type NewConsumer = Partial<typeof consumers.$inferInsert>

/** Adds a consumer who can sign in with the password of the demo people. */
export async function addConsumer(db: Database, own: NewConsumer = {}): Promise<{ consumerNo: string; email: string }> {
  const consumerNo = own.consumerNo ?? `C${randomUUID().slice(0, 12)}`
  const email = own.email ?? `${consumerNo.toLowerCase()}@example.com`
  const names = { firstName: 'Ada', lastName: 'Marsh' }
  await db.drizzle
    .insert(consumers)
    .values({ siteId: 'LH-US', passwordHash: demoPasswordHash, ...names, ...own, consumerNo, email })
  return { consumerNo, email }
}

export type SignInAs = {
  readonly email: string
  /** The guest who signs in, and the cart to merge. */
  readonly guest?: TestShopper
  readonly basketId?: string
}

export type SignedInShopper = TestShopper & {
  readonly tokens: CallReply<'auth.token'> & { readonly refreshToken: string }
}

/** Signs in with the password of the demo people, as a page does: exchanges the password for a code and the code for tokens. */
export async function signInAs(client: TestClient, { email, guest, basketId }: SignInAs): Promise<SignedInShopper> {
  const caller = guest ?? (await client.createGuest())
  return exchange(client, caller, {
    ...(await getCode(caller, email)),
    ...(basketId && { guestObjects: { basketId } }),
  })
}

/** Signs in with an existing code. */
export async function signInByCode(client: TestClient, code: Code): Promise<SignedInShopper> {
  return exchange(client, await client.createGuest(), code)
}

type Code = { readonly authorizationCode: string; readonly codeVerifier: string }

const exchange = async (
  client: TestClient,
  caller: TestShopper,
  body: Code & { readonly guestObjects?: { readonly basketId: string } },
): Promise<SignedInShopper> => {
  const tokens = await caller.call('auth.token', { body })
  const { refreshToken } = tokens
  if (refreshToken === undefined) throw new Error('the reply has no refresh token')
  return {
    ...client.withToken(tokens.accessToken, caller.locale, tokens.consumerNo),
    tokens: { ...tokens, refreshToken },
  }
}

/** Inserts a valid code into the database, for tests of its exchange. */
export async function putCode(
  db: Database,
  consumerNo: string,
  siteId = 'LH-US',
): Promise<{ authorizationCode: string; codeVerifier: string }> {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const authorizationCode = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(authorizationCode).digest()
  await db.pool.query(
    `insert into authorization_codes (hash, consumer_no, site_id, code_challenge, created_at, expires_at)
    values ($1, $2, $3, $4, now(), now() + interval '1 minute')`,
    [hash, consumerNo, siteId, codeChallenge],
  )
  return { authorizationCode, codeVerifier }
}
