import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { Mail } from '../../infra/mail/mailer.ts'
import { sendWithCopy } from './send-with-copy.ts'

test('the shop hears of every declaration, also once the mailbox gets no more confirmations [ACC-15]', async ({
  api,
}) => {
  const sent: Mail[] = []
  const deps = { ...api.deps, mailer: { send: async (mail: Mail) => void sent.push(mail) } }
  const declare = (key: string) =>
    sendWithCopy(deps, { to: 'target@example.com', key, subject: 'Declared', html: '', text: '' })
  for (let nth = 0; nth < 11; nth += 1) await declare(`contact-${nth}`)
  const copies = sent.filter(({ to }) => to === api.deps.config.mailFrom)
  expect(copies.map(({ key }) => key)).toEqual(Array.from({ length: 11 }, (_, nth) => `contact-${nth}-copy`))
  expect(copies.every(({ replyTo }) => replyTo === 'target@example.com')).toBe(true)
  expect(sent.filter(({ to }) => to === 'target@example.com')).toHaveLength(10)
})
