import type { ErrorReply } from '@lacehouse/contracts'
import type { TestReply, TestShopper } from '@lacehouse/test-kit'
import type { ProofContext } from '../proof.ts'
import type { EmailQuestion } from './email-questions.ts'
import { accountKinds, addAccount, makeEmail } from './mailboxes.ts'

/** Headers that name a request, and differ in all answers. */
const ofRequest = /^(?:date|x-correlation-id|x-request-id|etag|server-timing)$/

/** The answer as its caller sees it, without the email and the request's own ids. */
const toShown = ({ status, body, headers }: TestReply<ErrorReply>, email: string): string => {
  const named = [...headers].filter(([name]) => !ofRequest.test(name) && name !== 'set-cookie')
  const cookies = headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  const shown = JSON.stringify({ status, named, cookies, body: { ...body, correlationId: '' } })
  return shown
    .replaceAll(email, '<email>')
    .replaceAll(/"(?:caseNumber|declaredAt)":"[^"]+"|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>')
}

/** Each asker has a session and an address of its own. */
export function openAsker({ shop }: ProofContext): Promise<TestShopper> {
  return shop.client().createGuest()
}

/** Asks as often as the question says, and returns the answers. */
const askAll = async (context: ProofContext, question: EmailQuestion, email: string): Promise<string[]> => {
  const asker = await openAsker(context)
  const shown: string[] = []
  for (let times = 0; times < (question.times ?? 1); times += 1)
    shown.push(toShown(await (await question.prepare(asker, email))(), email))
  return shown
}

const shownOf = 80

/** Where two texts differ first, and a little of both from there on. */
const toDifference = (known = '', unknown = ''): string => {
  const at = [...known].findIndex((letter, nth) => letter !== unknown[nth])
  const from = Math.max(0, (at < 0 ? known.length : at) - shownOf / 2)
  return `${known.slice(from, from + shownOf)} ≠ ${unknown.slice(from, from + shownOf)}`
}

/** Lists the kinds of account whose answers differ from those for an email without an account. */
export async function listDifferences(context: ProofContext, question: EmailQuestion): Promise<string[]> {
  const unknown = await askAll(context, question, makeEmail())
  const found: string[] = []
  for (const kind of Object.keys(accountKinds)) {
    const known = await askAll(context, question, await addAccount(context.shop, kind))
    const at = known.findIndex((shown, nth) => shown !== unknown[nth])
    if (at >= 0) found.push(`${question.what}, ${kind}, answer ${at + 1}: ${toDifference(known[at], unknown[at])}`)
  }
  return found
}
