import { startTestApi } from '@lacehouse/test-kit'
import { expect, test, vi } from 'vitest'
import { Refusal } from './refusal.ts'

const params = { mode: 'publish', siteId: 'LH-US' }

test('a test API in which a call answers an error outside its contract fails when it closes', async () => {
  const api = await startTestApi()
  vi.spyOn(api.deps.content, 'find').mockRejectedValue(new Refusal('API404', {}, { more: [{ errorId: 'ORD404' }] }))
  const answer = await api.client.withToken(null).tryCall('content.menu', { params })
  expect([answer.status, answer.body.errorDetails.map(({ errorId }) => errorId)]).toEqual([404, ['API404', 'ORD404']])
  await expect(api.close()).rejects.toThrow('Contracts do not declare: content.menu answers ORD404')
})
