import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { PhoneConfirmation } from './phone-confirmation.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const details = {
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Marsh', address: [], identity: [] },
  ...{ phone: '+14155550132', phoneText: '(415) 555-0132' },
}
const areas = ['common', 'account', 'credentials', 'profile', 'errors'] as const

afterEach(() => vi.restoreAllMocks())

function listen(answer: () => Response) {
  const sent: { path: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    if (!path.includes('/phone/')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    sent.push({ path, body: JSON.parse(String(init?.body)) })
    return path.endsWith('/code') ? Response.json({ codeId: 'code-1', expiresIn: 600 }, { status: 202 }) : answer()
  })
  return sent
}

test('a phone is confirmed by the code that is sent on request, and a spent one is refused at its field [REG-06]', async () => {
  const errorDetails = [{ errorId: 'AUT455', field: 'code', message: 'This code no longer works.' }]
  const sent = listen(() => Response.json({ errorDetails, correlationId: 'c' }, { status: 410 }))
  await showInShop(<PhoneConfirmation details={{ ...details, phoneConfirmation: {} }} />, { areas: [...areas] })
  await page.getByRole('button', { name: words('profile.phone.send') }).click()
  await expect.element(page.getByText(words('profile.phone.sent', { phone: '(415) 555-0132' }))).toBeVisible()
  const code = page.getByRole('textbox', { name: words('credentials.code.label') })
  await expect.element(code).toHaveFocus()
  await code.fill('123-456')
  await page.getByRole('button', { name: words('profile.phone.action') }).click()
  await expect.element(code).toHaveAccessibleDescription('This code no longer works.')
  expect(sent).toEqual([
    { path: '/consumers-v3/consumer/phone/code', body: {} },
    { path: '/consumers-v3/consumer/phone/confirmation', body: { codeId: 'code-1', code: '123456' } },
  ])
})

test('a confirmed phone says since when, and one that no code can reach is not asked for', async () => {
  const phoneConfirmation = { confirmedAt: '2026-11-20T10:00:00.000Z' }
  await showInShop(<PhoneConfirmation details={{ ...details, phoneConfirmation }} />, { areas: [...areas] })
  await expect.element(page.getByText(words('profile.phone.confirmed'), { exact: true })).toBeVisible()
  await expect.element(page.getByText('(415) 555-0132 was confirmed on Nov 20, 2026.')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
