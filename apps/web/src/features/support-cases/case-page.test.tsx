import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { CasePage } from './case-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const caseNumber = 'C-2345678923'
const at = '2026-11-20T10:00:00.000Z'
const asked = { messageId: 'm1', author: 'shopper', message: 'The sole has come off.', sentAt: at }
const answered = { messageId: 'm2', author: 'staff', message: 'We send you a new pair.', sentAt: at }
const found = {
  ...{ caseNumber, state: 'answered', category: 'warranty', subject: 'The sole', createdAt: at, updatedAt: at },
  ...{ messages: [asked, answered], photos: [{ photoId: 'p1', width: 8, height: 6 }] },
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

async function show(answer: object | Error) {
  const call = vi.spyOn(browserApi, 'call')
  if (answer instanceof Error) call.mockRejectedValue(answer)
  else call.mockResolvedValue(answer as never)
  await showInShop(<CasePage caseNumber={caseNumber} />, { areas: ['common', 'cases', 'validation', 'errors'] })
  return call
}

const reply = () => page.getByRole('textbox', { name: words('cases.reply.label') })
const send = () => page.getByRole('button', { name: words('cases.reply.send') })

test('a case shows what both sides wrote, its photos under its own address, and its state [ACC-12]', async () => {
  await show(found)
  await expect.element(page.getByText(answered.message)).toBeVisible()
  await expect.element(page.getByText(words('cases.author.staff'))).toBeVisible()
  await expect.element(page.getByText(words('cases.state.answered'))).toBeVisible()
  const photo = page.getByRole('img', { name: words('cases.photo.alt', { position: 1 }) })
  await expect.element(photo).toHaveAttribute('src', `/consumers-v3/consumer/case/${caseNumber}/photo/p1?locale=en-us`)
})

test('a reply that failed stays in its field and is sent again under the same key [ACC-12]', async () => {
  const call = await show(found)
  await send().click()
  await expect.element(page.getByText(words('validation.required'))).toBeVisible()
  await reply().fill('Thank you.')
  call.mockRejectedValueOnce(ApiError.unreachable('c', null))
  await send().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(reply()).toHaveValue('Thank you.')
  await send().click()
  await expect.element(page.getByText(words('cases.reply.sent'))).toBeVisible()
  await expect.element(reply()).toHaveValue('')
  const keys = call.mock.calls.filter(([id]) => id === 'supportCases.reply').map(([, , options]) => options)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toEqual(keys[1])
})

test('a closed case takes no reply and leads on [ACC-12]', async () => {
  await show({ ...found, state: 'closed' })
  await expect.element(page.getByText(words('cases.closed'))).toBeVisible()
  expect(send().elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: words('cases.write') })).toBeVisible()
})

test('a case that is not the account’s is said to be unknown, and leads to the list [ACC-12]', async () => {
  const unknown = { errorId: 'CAS404', message: 'no' }
  await show(new ApiError({ status: 404, details: [unknown], correlationId: 'c' }))
  await expect.element(page.getByText(words('cases.unknown'))).toBeVisible()
  await expect.element(page.getByRole('link', { name: words('cases.title') })).toBeVisible()
})
