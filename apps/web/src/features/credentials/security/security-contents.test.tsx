import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { SecurityContents } from './security-contents.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const own = { sessionId: 's1', current: true, browser: 'Firefox', system: 'Linux' }
const others = [
  { sessionId: 's2', current: false, browser: 'Safari', system: 'iPhone' },
  { sessionId: 's3', current: false },
]
const times = { signedInAt: '2026-11-20T10:00:00.000Z', lastUsedAt: '2026-11-22T10:00:00.000Z' }

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

/** Answers for an account with three sessions, of which those that are ended go. */
function listen({ isConfirmed = false, change = Response.json({ endedSessions: 2 }) } = {}) {
  const sent: Sent[] = []
  let sessions = [own, ...others].map((session) => ({ ...session, ...times }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const method = init?.method ?? 'GET'
    if (method !== 'GET' && path.startsWith('/consumers-v3'))
      sent.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null })
    if (path.endsWith('/consumer/security'))
      return Response.json({
        email: 'ada@example.com',
        emailConfirmed: isConfirmed,
        hasPassword: true,
        passkeys: [],
        identities: [],
        sessions,
      })
    if (method === 'DELETE') {
      const id = path.split('/').at(-1)
      sessions = sessions.filter(({ current, sessionId }) => current || (id !== 'sessions' && id !== sessionId))
      return Response.json({ sessionId: id, endedSessions: 2 })
    }
    if (path.endsWith('/auth/providers')) return Response.json({ providers: [] })
    if (path.endsWith('/changepassword')) return change
    if (path.endsWith('/confirmation')) return Response.json({ accepted: true }, { status: 202 })
    return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
  })
  return sent
}

async function show(): Promise<void> {
  queryClient.clear()
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<SecurityContents />, { areas: ['common', 'account', 'credentials', 'validation', 'errors'] })
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (key: 'change.password' | 'newPassword' | 'passwordConfirmation') =>
  page.getByRole('textbox', { name: words(`credentials.${key}`), exact: true })

test('each other device is named with a button to sign it out, the own one without [AUTH-10]', async () => {
  const sent = listen()
  await show()
  await expect.element(page.getByText('Firefox on Linux')).toBeVisible()
  await press('Sign out Safari on iPhone')
  const ended = page.getByText(words('credentials.sessions.endedOne'))
  await expect.element(ended).toBeVisible()
  // The button has gone with its line.
  expect(document.activeElement).toContainElement(ended.element() as HTMLElement)
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Sign out Unknown device' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Sign out Firefox/ }).elements()).toEqual([])
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/consumers-v3/consumer/security/sessions/s2'],
  ])
})

test('all other devices are signed out at once, and the list says how many [AUTH-10]', async () => {
  listen()
  await show()
  await press(words('credentials.sessions.endOthers'))
  await expect.element(page.getByText(words('credentials.sessions.ended', { count: 2 }))).toBeVisible()
  await expect.element(page.getByText('Unknown device')).not.toBeInTheDocument()
})

test('an email that is not confirmed says so and gets another link', async () => {
  const sent = listen()
  await show()
  await expect.element(page.getByText(words('credentials.mailbox.open'))).toBeVisible()
  await press(words('credentials.confirm.again'))
  await expect.element(page.getByText(words('credentials.confirm.sent', { email: 'ada@example.com' }))).toBeVisible()
  const notice = page.getByText(words('credentials.confirm.sent', { email: 'ada@example.com' }))
  expect(document.activeElement).toContainElement(notice.element() as HTMLElement)
  expect(sent.map(({ path }) => path)).toEqual(['/consumers-v3/consumer/confirmation'])
})

test('a changed password says how many devices it has signed out, and empties its fields [AUTH-06]', async () => {
  const sent = listen({ isConfirmed: true })
  await show()
  await field('change.password').fill('Lacehouse1')
  await field('newPassword').fill('Kupferkanne7')
  await field('passwordConfirmation').fill('Kupferkanne8')
  await press(words('credentials.change.save'))
  await expect.element(field('passwordConfirmation')).toHaveAccessibleDescription(words('FE340'))
  expect(sent).toEqual([])
  await field('passwordConfirmation').fill('Kupferkanne7')
  await press(words('credentials.change.save'))
  await expect.element(page.getByText(words('credentials.change.done', { count: 2 }))).toBeVisible()
  await expect.element(field('newPassword')).toHaveValue('')
  const [{ body } = { body: null }] = sent
  expect(body).toEqual({ password: 'Lacehouse1', newPassword: 'Kupferkanne7', passwordConfirmation: 'Kupferkanne7' })
})

test('a wrong current password is refused at its field, and what was typed stays [AUTH-06]', async () => {
  const errorDetails = [{ errorId: 'AUT450', field: 'password', message: 'Wrong.' }]
  listen({ change: Response.json({ errorDetails, correlationId: 'c' }, { status: 400 }) })
  await show()
  await field('change.password').fill('Wrong1234')
  await field('newPassword').fill('Kupferkanne7')
  await field('passwordConfirmation').fill('Kupferkanne7')
  await press(words('credentials.change.save'))
  await expect.element(field('change.password')).toHaveAccessibleDescription('Wrong.')
  await expect.element(field('change.password')).toHaveFocus()
  await expect.element(field('newPassword')).toHaveValue('Kupferkanne7')
})
