import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { z } from 'zod'
import { toSample } from '../../http/to-sample.ts'

type Schema = { readonly type?: unknown; readonly required?: readonly string[]; readonly contentMediaType?: string }

const toSchema = ({ reply }: CallContract): Schema =>
  z.toJSONSchema(reply, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Schema

/** Replies that are files are no values of JSON. */
const all = (Object.entries<CallContract>(calls) as [CallId, CallContract][]).filter(
  ([, contract]) => toSchema(contract).contentMediaType === undefined,
)

/** Spoils a reply in one place: without a required field, or a value of another type. */
function spoil(sample: unknown, { required = [] }: Schema): unknown {
  const [name] = required
  if (name === undefined || typeof sample !== 'object' || sample === null) return 'not this'
  return Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name))
}

test('a sample reply of every contract is valid, and one that lacks a field or has another type is not [CALL-04]', async ({
  api,
}) => {
  const check = async (contract: string, response: unknown) => {
    const caller = api.client.withToken(null)
    const { body } = await caller.tryCall('internal.validateResponse', {
      params: { contract },
      body: { response },
    })
    return body.valid
  }
  const wrong: [string, string][] = []
  for (const [id, contract] of all) {
    const schema = toSchema(contract)
    const sample = toSample(schema as object)
    if ((await check(id, sample)) !== true) wrong.push([id, 'refuses its sample'])
    if ((await check(id, spoil(sample, schema))) !== false) wrong.push([id, 'accepts a spoilt reply'])
  }
  expect(all.length).toBeGreaterThan(250)
  expect(wrong).toEqual([])
}, 120_000)
