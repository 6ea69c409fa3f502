import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const recipient = 'reader@example.com'
const email = page.getByRole('textbox', { name: words('account.email') })
const policy = page.getByRole('checkbox')
const subscribe = page.getByRole('button', { name: words('newsletter.subscribe') })

afterEach(() => {
  vi.restoreAllMocks()
})

async function show(answer: object | Error = { recipient }) {
  const call = vi.spyOn(browserApi, 'call')
  if (answer instanceof Error) call.mockRejectedValue(answer)
  else call.mockResolvedValue(answer as never)
  await showInShop(<NewsletterForm />, { areas: ['common'], site: { country: 'US' } })
  await expect.element(subscribe).toBeVisible()
  return call
}

test('mailbox and consent are both required, and nothing is sent without them [NEWS-01]', async () => {
  const call = await show()
  await subscribe.click()
  await expect.element(page.getByText(words('validation.required'))).toBeVisible()
  await expect.element(page.getByText(words('validation.accept'))).toBeVisible()
  await email.fill('reader')
  await policy.click()
  await subscribe.click()
  await expect.element(page.getByText(words('validation.email'))).toBeVisible()
  expect(page.getByText(words('validation.accept')).elements()).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test('after a subscription the heading shows, and consent and button are gone [NEWS-01]', async () => {
  const call = await show()
  await email.fill(` ${recipient} `)
  await policy.click()
  await subscribe.click()
  await expect.element(page.getByText(words('newsletter.done.title'))).toBeVisible()
  await expect.element(page.getByText(words('newsletter.done.text', { email: recipient }))).toBeVisible()
  expect([...policy.elements(), ...subscribe.elements()]).toEqual([])
  const body = { channel: 'email', type: 'Newsletter', recipient }
  expect(call.mock.calls).toEqual([['subscriptions.create', { body }]])
})

test('a subscription that fails says why, keeps what was typed, and can be sent again [NEWS-01]', async () => {
  const call = await show(ApiError.unreachable('c', null))
  await email.fill(recipient)
  await policy.click()
  await subscribe.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(email).toHaveValue(recipient)
  await expect.element(policy).toBeChecked()
  call.mockResolvedValue({ recipient } as never)
  await subscribe.click()
  await expect.element(page.getByText(words('newsletter.done.title'))).toBeVisible()
})
