import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { enterAccount } from '../../client/account/sign-in.ts'
import { signUp } from '../../client/account/sign-up.ts'
import { ApiError } from '../../client/api/api-error.ts'
import { toasts } from '../../ui/toasts.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { emptySignUp } from './sign-up-values.ts'

vi.mock('../../client/account/sign-in.ts', { spy: true })
vi.mock('../../client/account/sign-up.ts', { spy: true })

const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Marsh', password: 'Kupferkanne7' }
const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)

afterEach(() => vi.restoreAllMocks())

test('an account whose session cannot be opened is said to be ready, and its owner signs in', async () => {
  vi.mocked(signUp).mockResolvedValue({ authorizationCode: 'a', codeVerifier: 'b' })
  vi.mocked(enterAccount).mockRejectedValue(ApiError.unreachable('c', null))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ iso: '2026-11-23T10:00:00.000Z' }))
  const shown = vi.spyOn(toasts, 'add')
  const [onDone, onSignIn] = [vi.fn(), vi.fn()]
  const values = { ...emptySignUp, ...person, terms: 'true' }
  await showInShop(
    <SignUpForm values={values} source={{}} onValues={() => undefined} onDone={onDone} onSignIn={onSignIn} />,
    {
      areas: ['common', 'account', 'credentials', 'enrolment', 'validation', 'errors'],
      site: { country: 'US', minimalAge: 13, features: { captcha: { signUp: false } } },
    },
  )
  await page.getByRole('button', { name: words('enrolment.signUp.create') }).click()
  await expect.poll(() => onSignIn.mock.calls.length).toBe(1)
  expect(shown.mock.calls).toMatchObject([[{ title: words('enrolment.signUp.isReady') }]])
  expect(onDone).not.toHaveBeenCalled()
})
