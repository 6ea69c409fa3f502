import { hash } from 'node:crypto'
import type { CallId, CallReply, ErrorReply } from '@lacehouse/contracts'
import type { TestReply, TestShopper } from './test-client.ts'

/** The fields of a solved proof of work. */
export type SolvedCaptcha = {
  readonly algorithm: string
  readonly challenge: string
  readonly number: number
  readonly salt: string
  readonly signature: string
  readonly took: number
}

/** Solves the proof of work of a form or call, and returns the fields of its solution. */
export async function workOnCaptcha(shopper: TestShopper, use: 'form' | 'guard' = 'form'): Promise<SolvedCaptcha> {
  const task = await shopper.call('internal.captcha', { query: { use } })
  const begun = performance.now()
  const number = findNumber(task)
  const { algorithm, challenge, salt, signature } = task
  return { algorithm, challenge, salt, signature, number, took: Math.round(performance.now() - begun) }
}

// Node's own hash needs no promise for each try, so that it is about forty times as quick as what a page uses.
const findNumber = ({ challenge, salt, maxnumber }: CallReply<'internal.captcha'>): number => {
  for (let number = 0; number <= maxnumber; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge) return number
  throw new Error('the challenge has no solution')
}

/** Solves the proof of work of a form or call, and returns the solution to send. */
export async function solveCaptcha(shopper: TestShopper, use: 'form' | 'guard' = 'form'): Promise<string> {
  return Buffer.from(JSON.stringify(await workOnCaptcha(shopper, use))).toString('base64')
}

/** Makes a call as a page does: where a bot challenge answers, it is solved and the call repeated once (CHK-17). */
export async function callAsPage<Id extends CallId>(
  shopper: TestShopper,
  id: Id,
  input: Parameters<TestShopper['tryCall']>[1],
): Promise<TestReply<CallReply<Id> & ErrorReply>> {
  const first = await shopper.tryCall(id, input)
  if (first.status !== 403 || !(first.body as Partial<ErrorReply>).appId) return first
  const solution = await solveCaptcha(shopper, 'guard')
  return shopper.tryCall(id, { ...input, headers: { ...input.headers, 'x-challenge-response': solution } })
}
