import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { createTestClient } from '@lacehouse/test-kit'
import { makeVerifier } from '@lacehouse/test-kit/api/get-code'
import { solveCaptcha } from '@lacehouse/test-kit/api/solve-captcha'
import { median } from '../measure/median.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { randomAddress } from '../shop/shopper.ts'

export type SignInFigures = {
  /** Milliseconds of one caller's sign-in: the password for a code, and the code for tokens. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds within which 95 of 100 pages come, without sign-ins and with so many a second. */
  readonly pageAlone: number
  readonly pageBeside: number
  readonly signInsASecond: number
}

/** The password of the demo shop's people. */
const password = 'Lacehouse1'
/** Many tries of one account at a time would count as guesses. */
const accounts = 40
const wanted = 20
const times = 60
const roundLength = { milliseconds: seconds(4) }
const page = '/en-us/c/women-1000'

/** Measures a sign-in, and how much longer pages take while others sign in: passwords are hashed beside the pages. */
export async function measureSignIn(bench: BenchShop, rounds: number): Promise<SignInFigures> {
  const signIns: Load[] = []
  const alone: number[] = []
  const beside: number[] = []
  const rates: number[] = []
  await addAccounts(bench)
  for (let round = 0; round < rounds; round += 1) {
    const captchas = await solveCaptchas(bench, times + (wanted * roundLength.milliseconds) / 1000)
    signIns.push(await runCallers(1, { times }, () => signIn(bench, captchas.pop() ?? '')))
    alone.push((await loadPages(bench)).p95)
    const crowd = startCrowd(bench, captchas)
    beside.push((await loadPages(bench)).p95)
    rates.push(await crowd)
    await bench.rest()
  }
  const of = (name: 'p50' | 'p95'): number => median(signIns.map((figures) => figures[name]))
  return {
    ...{ p50: of('p50'), p95: of('p95') },
    ...{ pageAlone: median(alone), pageBeside: median(beside), signInsASecond: median(rates) },
  }
}

const toEmail = (number: number): string => `bench.${number}@example.com`

const addAccounts = async ({ database }: BenchShop): Promise<void> => {
  const emails = Array.from({ length: accounts }, (_, number) => toEmail(number))
  await database.pool.query(
    `insert into consumers (consumer_no, site_id, email, password_hash, first_name, last_name)
    select 'BENCH' || number, d.site_id, of.email, d.password_hash, d.first_name, d.last_name
    from unnest($1::text[]) with ordinality as of(email, number), consumers d where d.email = $2`,
    [emails, 'consumer.us@lacehouse.test'],
  )
}

/** The work that a page does before its form is sent does not count. */
const solveCaptchas = async ({ shop }: BenchShop, count: number): Promise<string[]> => {
  const visitor = createTestClient(shop.url).withToken(null, 'en-us')
  const solved: string[] = []
  while (solved.length < count) solved.push(await solveCaptcha(visitor))
  return solved
}

const loadPages = ({ client }: BenchShop): Promise<Load> =>
  runCallers(1, roundLength, () => client.send('GET', page, { accept: 'text/html' }))

/** Begins as many sign-ins a second as are wanted, one for each captcha; gives how many a second were finished. */
const startCrowd = async (bench: BenchShop, captchas: readonly string[]): Promise<number> => {
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (const captcha of captchas) {
    all.push(signIn(bench, captcha))
    await pause(Math.max(0, begun + (all.length * 1000) / wanted - performance.now()))
  }
  await Promise.all(all)
  return (all.length * 1000) / (performance.now() - begun)
}

let turn = 0
/** The cookies of each account's browser. Only the first sign-in is from a browser that the account does not know, which is mailed. */
const browsers = new Map<string, string>()

const signIn = async ({ client }: BenchShop, captcha: string): Promise<void> => {
  turn += 1
  const address = randomAddress()
  const username = toEmail(turn % accounts)
  const { codeVerifier, codeChallenge } = makeVerifier()
  const post = async (path: string, body: unknown, cookies?: string) => {
    const answer = await client.send('POST', `${path}?locale=en-us`, { body, address, cookies })
    if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${answer.body.toString()}`)
    return answer
  }
  const asked = {
    username,
    password,
    codeChallenge,
    recaptcha_response: captcha,
  }
  const answer = await post('/consumers-v3/auth/signin', asked, browsers.get(username))
  browsers.set(username, answer.cookies)
  const { authorizationCode } = JSON.parse(answer.body.toString())
  await post('/token/v2/auth/token', { authorizationCode, codeVerifier })
}
