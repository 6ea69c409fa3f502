import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { SignIn } from './sign-in.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const waiting = (stage: 'code_needed' | 'enrolment_needed') => ({
  ...{ stage, name: 'Sam Ortiz', email: 'sam@example.com', rights: [], endsAt: '2026-11-24T00:00:00Z' },
})
const refuse = (message: string) => Response.json({ errorDetails: [{ errorId: 'STF401', message }] }, { status: 401 })
const press = (name: MessageKey) => page.getByRole('button', { name: t(name), exact: true })

afterEach(() => vi.restoreAllMocks())

test('the first step sends email and password, and says why it was refused [AUTH-09]', async () => {
  const replies = { 'POST /': refuse('Wrong.') }
  const asked = await showPage(<SignIn session={null} />, { rights: [], replies })
  await page.getByLabelText(t('backoffice.signIn.email')).fill('sam@example.com')
  await page.getByLabelText(t('backoffice.signIn.password')).fill('Lacehouse1')
  await press('backoffice.signIn.action').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong.')
  expect(asked.at(-1)?.body).toEqual({ username: 'sam@example.com', password: 'Lacehouse1' })
})

test('a second factor that exists is asked for, and a wrong code keeps the step [AUTH-09]', async () => {
  const replies = { 'POST /': refuse('That code is wrong.') }
  const asked = await showPage(<SignIn session={waiting('code_needed')} />, { rights: [], replies })
  await page.getByLabelText(t('backoffice.code.label')).fill('123456')
  await press('backoffice.code.action').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That code is wrong.')
  await expect.element(page.getByRole('heading', { name: t('backoffice.code.title') })).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ code: '123456' })
})

test('a second factor that is missing is set up with its key, and its recovery codes are shown once [AUTH-09]', async () => {
  const replies = {
    'POST /second-factor': { secret: 'JBSWY3DP', rows: ['10', '01'] },
    'PUT /second-factor': { recoveryCodes: ['aaaa-bbbb'], session: waiting('code_needed') },
  }
  const asked = await showPage(<SignIn session={waiting('enrolment_needed')} />, { rights: [], replies })
  await expect.element(page.getByText('JBSWY3DP')).toBeVisible()
  await page.getByLabelText(t('backoffice.code.label')).fill('123456')
  await press('backoffice.code.action').click()
  await expect.element(page.getByText('aaaa-bbbb')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ code: '123456' })
})
