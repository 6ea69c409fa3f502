import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the mails of a demo shop are a page for people and a list for programs, and a framed mail opens its links outside', async ({
  api,
}) => {
  const mail = { html: '<html><head></head><body>Hello</body></html>', text: 'Hello in text' }
  await api.deps.mailer.send({ to: 'ada@example.com', subject: 'A <b>subject', key: 'order-TEST', ...mail })
  const get = (path: string, accept = 'text/html') => fetch(api.url + path, { headers: { accept } })

  expect(await (await get('/dev/mail', 'application/json')).json()).toEqual({ mails: ['order-TEST'] })
  const list = await get('/dev/mail?mail=order-TEST')
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'; frame-src 'self'")
  const page = await list.text()
  for (const words of [
    'A &lt;b&gt;subject',
    'ada@example.com',
    'Hello in text',
    'src="/dev/mail/order-TEST?framed=1" sandbox',
  ])
    expect(page).toContain(words)
  expect(page).not.toMatch(/sandbox="[^"]*allow-scripts/)

  expect(await (await get('/dev/mail/order-TEST')).text()).toBe(mail.html)
  const framed = await get('/dev/mail/order-TEST?framed=1')
  expect(await framed.text()).toContain('<base target="_blank">')
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await get('/dev/mail/order-OTHER')).status).toBe(404)
})
