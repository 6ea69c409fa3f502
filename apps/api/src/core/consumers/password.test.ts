import { readdir, readFile } from 'node:fs/promises'
import { constants, platform } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { openCardHashes } from '../../infra/card-hashes/card-hashes.ts'
import { hashPassword, isPasswordOf } from './password.ts'

test('a hash has the cost that OWASP recommends at least, and matches its password in any normal form alone [AUTH-01]', async () => {
  const stored = await hashPassword('Schöne Schuhe 1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordOf('Scho\u0308ne Schuhe 1', stored)).toBe(true)
  expect(await isPasswordOf('Schone Schuhe 1', stored)).toBe(false)
  expect(await hashPassword('Schöne Schuhe 1')).not.toBe(stored)
})

test('no password matches an account without one', async () => {
  expect(await isPasswordOf('', null)).toBe(false)
})

test('a hash that cannot be read is an error, not a wrong password', async () => {
  await expect(isPasswordOf('Lacehouse1', 'lost')).rejects.toThrow()
})

test.runIf(platform() === 'linux')('passwords are hashed at a lower priority than requests are answered', async () => {
  await hashPassword('Lacehouse1')
  const threads = await readdir('/proc/self/task')
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8')))
  // The name in brackets may contain spaces; the priority is the 19th field of the line, the 17th after the name.
  const priorities = stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
  expect(priorities).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
})

test('a password is checked at once while a hundred cards are hashed [CART-28] [AUTH-01]', async () => {
  const cards = openCardHashes()
  onTestFinished(cards.close)
  const stored = await hashPassword('Sommer2026!')
  await cards.hash({ number: '1', pin: '1' })
  const begun = performance.now()
  let passed = 0
  const hashing = Promise.all(
    Array.from({ length: 100 }, async (_, nth) => {
      await cards.hash({ number: `${nth}`, pin: '1' })
      passed += 1
    }),
  )
  const waits: number[] = []
  for (let times = 0; times < 3; times += 1) {
    const from = performance.now()
    expect(await isPasswordOf('Sommer2026!', stored)).toBe(true)
    waits.push(performance.now() - from)
  }
  expect(passed).toBeLessThan(100)
  await hashing
  const whole = performance.now() - begun
  expect(Math.min(...waits)).toBeLessThan(whole / 5)
})
