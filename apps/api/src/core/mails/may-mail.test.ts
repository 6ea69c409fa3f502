import { hours } from '@lacehouse/domain/time/durations'
import { testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { mayMail } from './may-mail.ts'

test('an address gets ten mails an hour that cost their sender nothing, and a repeated mail counts once [CHK-13]', async ({
  api,
}) => {
  const send = (key: string, to = 'target@example.com') => mayMail(api.deps, { to, key })
  for (let nth = 0; nth < 10; nth += 1) expect(await send(`reservation-${nth}`)).toBe(true)
  expect(await send('reservation-10')).toBe(false)
  expect(await send('reservation-3')).toBe(true)
  expect(await send('reservation-11', 'other@example.com')).toBe(true)
  api.setNow(testNow + hours(2))
  expect(await send('reservation-12')).toBe(true)
})
