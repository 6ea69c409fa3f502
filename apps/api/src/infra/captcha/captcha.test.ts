import { minutes } from '@lacehouse/domain/time/durations'
import { createTestDatabase, type SolvedCaptcha } from '@lacehouse/test-kit'
import { solveChallenge } from 'altcha-lib/v1'
import { expect, onTestFinished, test } from 'vitest'
import { createCaptcha } from './captcha.ts'

const secret = 'a secret of the test that is long enough'
const start = Date.parse('2026-11-20T10:00:00Z')

const setUp = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  let now = start
  const open = (own = secret) =>
    createCaptcha(db.pool, { sessionSecret: own, now: () => now, onReplayed: () => undefined })
  const captcha = open()
  const solve = async (): Promise<SolvedCaptcha> => {
    const { maxnumber, ...task } = await captcha.challenge()
    const solution = await solveChallenge(task.challenge, task.salt, task.algorithm, maxnumber).promise
    if (!solution) throw new Error('the challenge has no solution')
    return { ...task, ...solution }
  }
  return {
    captcha,
    open,
    solve,
    passTime: (duration: number) => {
      now += duration
    },
  }
}

const encode = (text: string): string => Buffer.from(text).toString('base64')
/** A text whose base64 needs padding. */
const uneven = (text: string): string => (text.length % 3 === 0 ? `${text} ` : text)
const shuffle = ({ salt, challenge, ...rest }: SolvedCaptcha) => ({ ...rest, challenge, salt })

/** Other spellings of one solution, many of which a lenient decoder reads as the same. */
const spellings: Readonly<Record<string, (solution: SolvedCaptcha) => string>> = {
  'white space': (solution) => encode(JSON.stringify(solution, null, 1)),
  'more white space': (solution) => encode(` ${JSON.stringify(solution)}\n`),
  'another order of keys': (solution) => encode(JSON.stringify(shuffle(solution))),
  'an extra key': (solution) => encode(JSON.stringify({ ...solution, extra: 1 })),
  'a key twice': (solution) => encode(JSON.stringify(solution).replace('{', '{"took":1,')),
  'another time': (solution) => encode(JSON.stringify({ ...solution, took: solution.took + 1 })),
  'escaped letters': (solution) => encode(JSON.stringify(solution).replace('SHA', '\\u0053HA')),
  'a number in exponents': (solution) =>
    encode(JSON.stringify(solution).replace(`"number":${solution.number}`, `"number":${solution.number}.0e0`)),
  'a number as text': (solution) => encode(JSON.stringify({ ...solution, number: String(solution.number) })),
  'a salt without its end': (solution) =>
    encode(JSON.stringify({ ...solution, salt: solution.salt.replace(/&$/, '') })),
  'an algorithm in lower case': (solution) => encode(JSON.stringify({ ...solution, algorithm: 'sha-256' })),
  'upper-case hexadecimals': (solution) =>
    encode(JSON.stringify({ ...solution, challenge: solution.challenge.toUpperCase() })),
  'no padding': (solution) => encode(uneven(JSON.stringify(solution))).replace(/=+$/, ''),
  'too much padding': (solution) => `${encode(JSON.stringify(solution))}====`,
  'a line break': (solution) => encode(JSON.stringify(solution)).replace(/^(.{76})/, '$1\n'),
  base64url: (solution) => Buffer.from(uneven(JSON.stringify(solution))).toString('base64url'),
  'the same text': (solution) => encode(JSON.stringify(solution)),
}

test('a proof of work that was accepted is refused in every other spelling [CHK-17] [T35]', async () => {
  const { captcha, solve } = await setUp()
  const solution = await solve()
  expect(await captcha.accept(encode(JSON.stringify(solution)))).toBe(true)
  for (const [name, spell] of Object.entries(spellings)) expect(await captcha.accept(spell(solution)), name).toBe(false)
})

test('of a hundred spellings of one proof of work that arrive at once, one is accepted [T35]', async () => {
  const { captcha, solve } = await setUp()
  const solution = await solve()
  const texts = Array.from({ length: 100 }, (_, spaces) => encode(JSON.stringify(solution) + ' '.repeat(spaces)))
  const accepted = await Promise.all(texts.map((text) => captcha.accept(text)))
  expect(accepted.filter(Boolean)).toHaveLength(1)
})

test('a proof of work with other keys, values or another base64 is refused before it is used [T35]', async () => {
  const { captcha, solve } = await setUp()
  const solution = await solve()
  const loose = [
    'an extra key',
    'no padding',
    'too much padding',
    'a line break',
    'base64url',
    'an algorithm in lower case',
  ]
  for (const name of loose) expect(await captcha.accept(spellings[name]?.(solution)), name).toBe(false)
  expect(await captcha.accept(encode(JSON.stringify(solution)))).toBe(true)
})

test('a used proof of work stays used after a restart and on another instance [T35]', async () => {
  const { captcha, open, solve } = await setUp()
  const solution = await solve()
  expect(await captcha.accept(encode(JSON.stringify(solution)))).toBe(true)
  expect(await open().accept(encode(JSON.stringify(solution, null, 2)))).toBe(false)
})

test('a proof of work is refused after ten minutes, for another use and under another secret', async () => {
  const { captcha, open, solve, passTime } = await setUp()
  const text = encode(JSON.stringify(await solve()))
  expect(await captcha.accept(text, 'guard')).toBe(false)
  expect(await open('another secret of the test, long too').accept(text)).toBe(false)
  passTime(minutes(10))
  expect(await captcha.accept(text)).toBe(false)
})

test('each level of a challenge doubles its work', async () => {
  const { captcha } = await setUp()
  const works = await Promise.all([0, 1, 3].map(async (level) => (await captcha.challenge('guard', level)).maxnumber))
  expect(works).toEqual([100_000, 200_000, 800_000])
})
