import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { consumers, type Database } from '@lacehouse/database'
import { demoPassword, demoPasswordHash } from '@lacehouse/demo'
import { solveCaptcha } from './solve-captcha.ts'
import type { TestClient, TestShopper } from './test-client.ts'

type NewConsumer = Partial<typeof consumers.$inferInsert>

/** A consumer in the database who can sign in with the password of the demo people. */
export async function addConsumer(db: Database, own: NewConsumer = {}): Promise<{ consumerNo: string; email: string }> {
  const consumerNo = own.consumerNo ?? `C${randomUUID().slice(0, 12)}`
  const email = own.email ?? `${consumerNo.toLowerCase()}@example.com`
  const names = { firstName: 'Ada', lastName: 'Marsh' }
  await db.drizzle
    .insert(consumers)
    .values({ siteId: 'LH-US', passwordHash: demoPasswordHash, ...names, ...own, consumerNo, email })
  return { consumerNo, email }
}

/** A verifier and the challenge that goes with it, as a page makes them (PKCE). */
export function makeVerifier(): { codeVerifier: string; codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url')
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') }
}

export type SignInAs = {
  readonly email: string
  /** The guest who signs in, with the cart to be merged. */
  readonly guest?: TestShopper
  readonly basketId?: string
}

export type SignedInShopper = TestShopper & { readonly tokens: CallReply<'auth.token'> }

/** Signs in with the password of the demo people, as a page does: a code for the password, tokens for the code. */
export async function signInAs(client: TestClient, { email, guest, basketId }: SignInAs): Promise<SignedInShopper> {
  const caller = guest ?? (await client.createGuest())
  return exchange(client, caller, {
    ...(await getCode(caller, email)),
    ...(basketId && { guestObjects: { basketId } }),
  })
}

/** Signs in with a code that is there already. */
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
  return { ...client.withToken(tokens.accessToken, caller.locale, tokens.consumerNo), tokens }
}

/** The code for the password of the demo people with its verifier; the proof of work is done where the site asks for it. */
export async function getCode(
  caller: TestShopper,
  email: string,
): Promise<{ authorizationCode: string; codeVerifier: string }> {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const body = { username: email, password: demoPassword, codeChallenge }
  const first = await caller.tryCall('auth.signIn', { body })
  if (first.status < 400) return { authorizationCode: first.body.authorizationCode, codeVerifier }
  const recaptcha_response = await solveCaptcha(caller)
  const { authorizationCode } = await caller.call('auth.signIn', { body: { ...body, recaptcha_response } })
  return { authorizationCode, codeVerifier }
}

/** A code as a right password gives it, put into the database: for what is about its exchange and not about signing in. */
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
