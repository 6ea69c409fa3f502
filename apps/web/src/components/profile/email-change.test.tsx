import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { EmailChange } from './email-change.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const accepted = () => Response.json({ accepted: true }, { status: 202 })

type Options = {
  readonly hasPassword?: boolean
  readonly answer?: () => Response
  readonly agentName?: string
  readonly pendingEmail?: string
  readonly cancelled?: () => Response
}

/** Shows the part for an account, and collects what it sends. */
async function show({
  hasPassword = true,
  answer = accepted,
  agentName = '',
  pendingEmail = '',
  cancelled = () => Response.json({ cancelled: true }),
}: Options = {}) {
  queryClient.clear()
  const sent: unknown[] = []
  let pending: object = pendingEmail ? { pendingEmail } : {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    if (path.endsWith('/consumer/security'))
      return Response.json({
        ...{ email: 'ada@example.com', emailConfirmed: true, hasPassword, ...pending },
        ...{ passkeys: [], identities: [], sessions: [] },
      })
    if (path.endsWith('/email/change') && init?.method === 'DELETE') {
      sent.push('cancel')
      const response = cancelled()
      if (response.ok) pending = {}
      return response
    }
    if (!path.endsWith('/email/change')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    sent.push(JSON.parse(String(init?.body)))
    const response = answer()
    if (response.ok) pending = { pendingEmail: 'new@example.com' }
    return response
  })
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada', ...(agentName && { agentName }) })
  await showInShop(<EmailChange />, {
    areas: ['common', 'account', 'profile', 'credentials', 'validation', 'errors'],
  })
  return sent
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
})

const refuse = (errorId: 'AUT450' | 'AUT456', field?: string) => () =>
  Response.json({ errorDetails: [{ errorId, field, message: words(errorId) }], correlationId: 'c' }, { status: 400 })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const open = () => press(words('credentials.emailChange.changeNamed'))
const email = page.getByRole('textbox', { name: words('credentials.emailChange.new') })
const password = page.getByRole('textbox', { name: words('credentials.emailChange.password'), exact: true })
const send = () => press(words('credentials.emailChange.send'))

test('a new email is sent with the password, and the page says where the link went and what stays until then', async () => {
  const sent = await show()
  await open()
  await expect.element(email).toHaveFocus()
  await email.fill('new@example.com')
  await password.fill('Lacehouse1')
  await send()
  const said = words('credentials.emailChange.sent', { email: 'new@example.com', former: 'ada@example.com' })
  await expect.element(page.getByText(said)).toBeVisible()
  expect(sent).toEqual([{ email: 'new@example.com', password: 'Lacehouse1' }])
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const sent = await show()
  await open()
  await email.fill('ADA@example.com')
  await send()
  await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(words('AUT462')))
  await expect.element(password).toHaveAccessibleDescription(words('validation.required'))
  await email.fill('ada@example')
  await send()
  await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(words('validation.email')))
  expect(sent).toEqual([])
})

test('a wrong password is refused at its field, and the email that was typed stays', async () => {
  await show({ answer: refuse('AUT450', 'password') })
  await open()
  await email.fill('new@example.com')
  await password.fill('Wrong1234')
  await send()
  await expect.element(password).toHaveAccessibleDescription(words('AUT450'))
  await expect.element(email).toHaveValue('new@example.com')
})

test('an account without a password is asked for none, and signs in again where it is too long ago', async () => {
  const sent = await show({ hasPassword: false, answer: refuse('AUT456') })
  await open()
  expect(password.elements()).toEqual([])
  await email.fill('new@example.com')
  await send()
  await expect.element(page.getByText(words('credentials.emailChange.again'))).toBeVisible()
  expect(sent).toEqual([{ email: 'new@example.com' }])
})

test('an agent who acts for a customer is offered no change', async () => {
  await show({ agentName: 'Grace' })
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(page.getByText('ada@example.com').elements()).toEqual([])
})

const cancel = page.getByRole('button', { name: words('credentials.emailChange.stop') })
const waiting = page.getByText(words('credentials.emailChange.pending', { email: 'new@example.com' }))

test('a change that waits is cancelled by its button, the page says that the email stays, and the button is gone [ACC-17]', async () => {
  const sent = await show({ pendingEmail: 'new@example.com' })
  await expect.element(waiting).toBeVisible()
  await cancel.click()
  await expect.element(page.getByText(words('credentials.emailChange.stopped'))).toBeVisible()
  expect(document.activeElement?.textContent).toContain(words('credentials.emailChange.stopped'))
  expect(sent).toEqual(['cancel'])
  expect([...waiting.elements(), ...cancel.elements()]).toEqual([])
  await expect.element(page.getByText('ada@example.com', { exact: true })).toBeVisible()
})

test('a change that was just asked for can be cancelled too, and a refusal is said and leaves it waiting', async () => {
  const failed = () => Response.json({ errorDetails: [{ errorId: 'GEN503' }], correlationId: 'c' }, { status: 503 })
  await show({ cancelled: failed })
  await open()
  expect(cancel.elements()).toEqual([])
  await email.fill('new@example.com')
  await password.fill('Lacehouse1')
  await send()
  await cancel.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(cancel).toBeVisible()
})
