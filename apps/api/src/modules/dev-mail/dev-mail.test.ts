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

test('the text messages of a demo shop are listed beside its mails, for people and for programs', async ({ api }) => {
  const get = (accept: string) => fetch(`${api.url}/dev/messages`, { headers: { accept } })
  expect(await (await get('text/html')).text()).toContain('No text message has been sent yet.')
  await api.deps.textMessenger?.send({ key: 'code-TEST', to: '+14155550132', text: '123456 is <your> code' })
  expect(await (await get('application/json')).json()).toMatchObject({
    messages: [{ key: 'code-TEST', to: '+14155550132', text: '123456 is <your> code' }],
  })
  const page = await get('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('123456 is &lt;your&gt; code')
  expect(await (await fetch(`${api.url}/dev/mail`, { headers: { accept: 'text/html' } })).text()).toContain(
    'href="/dev/messages"',
  )
})
