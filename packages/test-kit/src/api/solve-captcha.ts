import { solveChallenge } from 'altcha-lib/v1'
import type { TestShopper } from './test-client.ts'

/** Solves the proof of work of a form or call, and returns the solution to send. */
export async function solveCaptcha(shopper: TestShopper, use: 'form' | 'guard' = 'form'): Promise<string> {
  const task = await shopper.call('internal.captcha', { query: { use } })
  const solution = await solveChallenge(task.challenge, task.salt, task.algorithm, task.maxnumber).promise
  const { algorithm, challenge, salt, signature } = task
  return Buffer.from(JSON.stringify({ algorithm, challenge, salt, signature, ...solution })).toString('base64')
}
