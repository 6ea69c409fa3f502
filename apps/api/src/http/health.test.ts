import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { registerHealth } from './health.ts'

const pass = async (): Promise<void> => undefined
const fail = () => Promise.reject(new Error('no space left on device'))

type Checks = Pick<Parameters<typeof registerHealth>[1], 'required' | 'others'>

/** A demo on the same machine, which shows the details. */
const observation = {
  metricsPort: null,
  metricsHost: 'localhost',
  metricsToken: null,
  isOpenLocally: true,
  hasApiDocs: false,
}

const readiness = async (checks: Checks) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerHealth(app, { ...checks, observation, metrics: new Registry() })
  const reply = await app.inject('/readyz')
  return [reply.statusCode, reply.json()]
}

test('a shop that is short of disk for pictures stays ready and names them', async () => {
  expect(await readiness({ required: { database: pass }, others: { pictures: fail, mail: pass } })).toEqual([
    200,
    {
      status: 'limited',
      checks: [
        { name: 'database', ok: true },
        { name: 'pictures', ok: false },
      ],
    },
  ])
})

test('a shop whose database takes no orders is not ready', async () => {
  expect(await readiness({ required: { database: fail }, others: { pictures: pass } })).toEqual([
    503,
    { status: 'unavailable', checks: [{ name: 'database', ok: false }] },
  ])
})
