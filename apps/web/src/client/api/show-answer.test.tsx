import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'
import { showAnswer } from './show-answer.ts'

test('a reading that was begun before a change does not take the place of what the change answered', async () => {
  const queryKey = ['subscriptions']
  const reading = Promise.withResolvers<string>()
  const read = queryClient.fetchQuery({ queryKey, queryFn: () => reading.promise, staleTime: 0 })
  await showAnswer(queryKey, 'after the change')
  reading.resolve('before the change')
  await read.catch(() => undefined)
  expect(queryClient.getQueryData(queryKey)).toBe('after the change')
})
