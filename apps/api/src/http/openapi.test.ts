import { type CallContract, calls, errorCatalogue, listAnswerableErrors } from '@lacehouse/contracts'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'

type Responses = Readonly<Record<string, { readonly description: string }>>

test('the OpenAPI document lists each error that a call can answer, with its status and meaning', async ({ api }) => {
  const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Responses }>>
  }
  for (const [id, contract] of Object.entries<CallContract>(calls)) {
    const responses = paths[contract.path]?.[contract.method.toLowerCase()]?.responses ?? {}
    const answerable = listAnswerableErrors(contract)
    for (const errorId of answerable) {
      const { status, meaning } = errorCatalogue[errorId]
      expect([id, responses[status]?.description]).toEqual([id, expect.stringContaining(`${errorId}: ${meaning}`)])
    }
    const statuses = new Set([contract.status ?? 200, ...answerable.map((errorId) => errorCatalogue[errorId].status)])
    if (contract.method !== 'GET') statuses.add(413).add(422)
    expect([id, Object.keys(responses).map(Number)]).toEqual([id, [...statuses].sort((a, b) => a - b)])
  }
})

test('the OpenAPI document is made once', async ({ api }) => {
  const read = async () => (await fetch(`${api.url}/openapi.json`)).text()
  const first = await read()
  const stringify = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => stringify.mockRestore())
  expect(await read()).toBe(first)
  expect(stringify.mock.calls.filter(([value]) => value && typeof value === 'object' && 'openapi' in value)).toEqual([])
})
