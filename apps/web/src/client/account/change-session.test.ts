import { expect, test } from 'vitest'
import { callInSession } from '../api/session-calls.ts'
import { changeSession } from './change-session.ts'

/** A call that is answered by hand, and says in the log when it began and ended. */
function openCall(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(`${name} begins`)
    await promise
    log.push(`${name} ends`)
  }
  return { run, answer: resolve }
}

test('a session ends after the calls under way, and before the calls that begin meanwhile [AUTH-05]', async () => {
  const log: string[] = []
  const [early, change, late] = ['early', 'change', 'late'].map((name) => openCall(name, log))
  const calls = [callInSession(early?.run ?? fail)]
  await Promise.resolve()
  calls.push(changeSession(change?.run ?? fail), callInSession(late?.run ?? fail))
  for (const call of [early, change, late]) call?.answer()
  await Promise.all(calls)
  expect(log).toEqual(['early begins', 'early ends', 'change begins', 'change ends', 'late begins', 'late ends'])
})

test('a session that could not be ended goes on for the calls that waited [AUTH-05]', async () => {
  const refused = changeSession(() => Promise.reject(new Error('away')))
  const late = callInSession(async () => 'answered')
  await expect(refused).rejects.toThrow('away')
  expect(await late).toBe('answered')
})

const fail = () => Promise.reject(new Error('no such call'))
