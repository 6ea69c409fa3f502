import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { InvitationPage } from './invitation-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const show = (reply: unknown) =>
  showPage(<InvitationPage />, {
    ...{ rights: [], address: '/invitation?st=a.b', path: '/invitation' },
    replies: { 'POST /': reply },
  })
const fill = async (password: string, again: string) => {
  await page.getByLabelText(t('backoffice.signIn.password'), { exact: true }).fill(password)
  await page.getByLabelText(t('backoffice.invitation.repeat')).fill(again)
  await page.getByRole('button', { name: t('backoffice.invitation.action') }).click()
}

afterEach(() => vi.restoreAllMocks())

test('opening an invitation changes nothing; two equal passwords accept it and lead to the sign-in', async () => {
  const asked = await show({ email: 'ines@example.com' })
  await expect.element(page.getByRole('heading', { name: t('backoffice.invitation.title') })).toBeVisible()
  expect(asked).toEqual([])
  await fill('Quarry-Lantern-58', 'Quarry-Lantern-59')
  await expect.element(page.getByText(t('backoffice.invitation.repeatProblem'))).toBeVisible()
  expect(asked).toEqual([])
  await fill('Quarry-Lantern-58', 'Quarry-Lantern-58')
  await expect.element(page.getByText(t('backoffice.invitation.done', { email: 'ines@example.com' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t('backoffice.invitation.toSignIn') })).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([
    { st: 'a.b', newPassword: 'Quarry-Lantern-58', passwordConfirmation: 'Quarry-Lantern-58' },
  ])
})

test('a link that was used says so', async () => {
  await show(Response.json({ errorDetails: [{ errorId: 'AUT402', message: 'This link is over.' }] }, { status: 410 }))
  await fill('Quarry-Lantern-58', 'Quarry-Lantern-58')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link is over.')
})
