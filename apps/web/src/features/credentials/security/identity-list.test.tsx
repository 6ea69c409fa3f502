import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { queryClient } from '../../../client/api/query-client.ts'
import { IdentityList } from './identity-list.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const identity = {
  ...{ identityId: 'i1', providerId: 'acme', provider: 'Acme', email: 'ada@example.com' },
  linkedAt: '2026-11-20T10:00:00.000Z',
}
const acme = { providerId: 'acme', name: 'Acme' }

type Sent = { readonly method: string; readonly path: string }

type Options = { readonly providers?: readonly (typeof acme)[]; readonly errorId?: 'AUT456' | 'AUT461' | null }

/** Answers for a shop with providers; a change is refused with an id where one is given. */
function listen({ providers = [acme], errorId = null }: Options = {}) {
  queryClient.clear()
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const method = init?.method ?? 'GET'
    if (path.endsWith('/auth/providers')) return Response.json({ providers })
    if (!path.includes('/identities')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    sent.push({ method, path })
    if (errorId === null) return Response.json({ identityId: 'i1' })
    const errorDetails = [{ errorId, message: words(errorId) }]
    return Response.json({ errorDetails, correlationId: 'c' }, { status: 409 })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

const show = (identities = [identity]) =>
  showInShop(<IdentityList identities={identities} email="ada@example.com" />, {
    areas: ['common', 'account', 'credentials', 'errors'],
  })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a linked sign-in says when it was linked, and is unlinked after a question', async () => {
  const sent = listen()
  await show()
  await expect.element(page.getByText('Linked on Nov 20, 2026, not used yet')).toBeVisible()
  await press('Unlink Acme')
  expect(sent).toEqual([])
  await press(words('credentials.identities.unlink'))
  await expect.element(page.getByText(words('credentials.identities.unlinked', { provider: 'Acme' }))).toBeVisible()
  expect(sent).toEqual([{ method: 'DELETE', path: '/consumers-v3/consumer/security/identities/i1' }])
})

test('the last way to sign in stays, and the list says why', async () => {
  listen({ errorId: 'AUT461' })
  await show()
  await press('Unlink Acme')
  await press(words('credentials.identities.unlink'))
  await expect.element(page.getByText(words('AUT461'))).toBeVisible()
})

test('a provider without a linked sign-in can be linked, and long after a sign-in only after another one', async () => {
  listen({ errorId: 'AUT456' })
  await show([])
  await expect.element(page.getByText(words('credentials.identities.none'))).toBeVisible()
  await press(words('credentials.identities.link', { provider: 'Acme' }))
  await expect.element(page.getByText(words('credentials.identities.again'))).toBeVisible()
})

test('a shop without providers shows nothing of them', async () => {
  listen({ providers: [] })
  const { container } = await show([])
  await expect.poll(() => container.querySelector('section')).toBeNull()
})
