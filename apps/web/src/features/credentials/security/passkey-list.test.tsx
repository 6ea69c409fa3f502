import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { PasskeyList } from './passkey-list.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const passkey = { passkeyId: 'p1', name: 'Work phone', createdAt: '2026-11-20T10:00:00.000Z', isSynced: true }

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

/** Answers the calls of passkeys; those that need a recent sign-in are refused where it is too long ago, and for other reasons. */
function listen({ isRecent = true, refusal = 'AUT456' } = {}) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const method = init?.method ?? 'GET'
    if (!path.includes('/passkeys')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    sent.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null })
    const errorDetails = [{ errorId: refusal, message: 'Sign in again.' }]
    return isRecent || method === 'PATCH'
      ? Response.json({ passkeyId: 'p1' })
      : Response.json({ errorDetails, correlationId: 'c' }, { status: 403 })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

const show = () =>
  showInShop(<PasskeyList passkeys={[passkey]} email="ada@example.com" />, {
    areas: ['common', 'account', 'credentials', 'errors'],
  })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a passkey says when it was added and used, and takes another name', async () => {
  const sent = listen()
  await show()
  await expect.element(page.getByText('Added on Nov 20, 2026, not used yet')).toBeVisible()
  await expect.element(page.getByText(words('credentials.passkeys.synced'))).toBeVisible()
  await press('Rename Work phone')
  const name = page.getByRole('textbox', { name: words('credentials.passkeys.name') })
  await expect.element(name).toHaveFocus()
  await name.fill('  Key ring ')
  await press(words('credentials.passkeys.save'))
  await expect.element(page.getByText(words('credentials.passkeys.renamed'))).toBeVisible()
  expect(sent).toEqual([
    { method: 'PATCH', path: '/consumers-v3/consumer/security/passkeys/p1', body: { name: 'Key ring' } },
  ])
})

test('the last way to sign in stays, and the list says what to do first', async () => {
  listen({ isRecent: false, refusal: 'AUT461' })
  await show()
  await press('Remove Work phone')
  await press(words('credentials.passkeys.removeConfirm'))
  await expect.element(page.getByText(words('AUT461'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove Work phone', exact: true })).toBeVisible()
})

test('a passkey is removed after a question, and the list says so', async () => {
  const sent = listen()
  await show()
  await press('Remove Work phone')
  await expect.element(page.getByText(words('credentials.passkeys.removeAsk', { name: 'Work phone' }))).toBeVisible()
  expect(sent).toEqual([])
  await press(words('credentials.passkeys.removeConfirm'))
  await expect.element(page.getByText(words('credentials.passkeys.removed'))).toBeVisible()
  expect(sent.map(({ method }) => method)).toEqual(['DELETE'])
})

test('a change long after the sign-in asks to sign in again', async () => {
  listen({ isRecent: false })
  await show()
  await press(words('credentials.passkeys.add'))
  await expect.element(page.getByText(words('credentials.passkeys.again'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: words('credentials.passkeys.againAction') })).toBeVisible()
})
