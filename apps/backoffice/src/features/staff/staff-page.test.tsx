import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { StaffPage } from './staff-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const member = (email: string, more = {}) => ({
  ...{ consumerNo: email, siteId: 'LH-US', name: email, email, consumerType: 'AGENT', state: 'active', roles: [] },
  ...{ hasSecondFactor: false, isInvited: false, ...more },
})
const items = [
  member('sam@example.com'),
  member('new@example.com', { isInvited: true }),
  member('gone@example.com', { state: 'disabled' }),
]
const replies = {
  'GET /staff': { items, total: 3, page: 1, pageSize: 25 },
  'GET /roles': { roles: [{ roleId: 'audit', name: 'Audit', rights: [], requiresSecondFactor: true, members: 0 }] },
  'GET /sites': {
    sites: [
      { siteId: 'LH-US', country: 'US', stores: [{ storeId: 'us-001', name: 'SoHo' }] },
      { siteId: 'LH-NL', country: 'NL', stores: [] },
    ],
  },
}
const show = (more = {}) => showPage(<StaffPage />, { rights: ['staff.manage'], replies: { ...replies, ...more } })
const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email })
const press = (name: MessageKey) => page.getByRole('button', { name: t(name), exact: true })

afterEach(() => vi.restoreAllMocks())

test('each account can be disabled or enabled but the own one, and an invited one is invited again', async () => {
  const asked = await show({ 'POST /staff/': items[1] })
  await expect.element(rowOf('new@example.com').getByText(t('backoffice.staff.state.invited'))).toBeVisible()
  const own = rowOf('sam@example.com').getByRole('button', { name: t('backoffice.staff.disable') })
  await expect.element(own).not.toBeInTheDocument()
  await expect
    .element(rowOf('gone@example.com').getByRole('button', { name: t('backoffice.staff.enable') }))
    .toBeVisible()
  await rowOf('new@example.com')
    .getByRole('button', { name: t('backoffice.staff.inviteAgain') })
    .click()
  await expect.element(page.getByText(t('backoffice.staff.invited', { email: 'new@example.com' }))).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST /staff/new%40example.com/invitations'))).toBe(true)
})

test('disabling asks first', async () => {
  const asked = await show({ 'PUT /staff/': items[2] })
  await rowOf('new@example.com')
    .getByRole('button', { name: t('backoffice.staff.disable') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('backoffice.staff.disableAsk', { name: 'new@example.com' }))).toBeVisible()
  await dialog.getByRole('button', { name: t('backoffice.staff.disable') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ state: 'disabled' })
})

test('a new member needs names, an email and a role, and a mailbox that is taken is said at its field', async () => {
  const taken = Response.json({ errorDetails: [{ errorId: 'STF410', message: 'Taken.' }] }, { status: 409 })
  const asked = await show({ 'POST /staff': taken })
  await press('backoffice.staff.new').click()
  await press('backoffice.staff.add').click()
  await expect.element(page.getByText(t('backoffice.staff.emailProblem'))).toBeVisible()
  await expect.element(page.getByText(t('backoffice.staff.chooseRole'))).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await page.getByLabelText(t('backoffice.staff.firstName')).fill('Ines')
  await page.getByLabelText(t('backoffice.staff.lastName')).fill('Vogel')
  const email = page.getByRole('dialog').getByLabelText(t('backoffice.customers.email'))
  await email.fill('ines@example.com')
  await page.getByLabelText('Audit').click()
  await press('backoffice.staff.add').click()
  await expect.element(page.getByText('Taken.')).toBeVisible()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ firstName: 'Ines', lastName: 'Vogel', email: 'ines@example.com', siteId: 'LH-US', roleIds: ['audit'] },
  })
})

test('a store employee is added with the store of the site, and not where the site has none [ROLE-02]', async () => {
  const asked = await show({ 'POST /staff': member('ines@example.com', { consumerType: 'STORE_EMPLOYEE' }) })
  await press('backoffice.staff.new').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText(t('backoffice.staff.store'))).not.toBeInTheDocument()
  await dialog.getByLabelText(t('backoffice.staff.kind')).selectOptions(t('backoffice.staffKind.STORE_EMPLOYEE'))
  await dialog.getByLabelText(t('backoffice.staff.site')).selectOptions('LH-NL')
  await expect.element(dialog.getByText(t('backoffice.staff.noStore'))).toBeVisible()
  await expect.element(press('backoffice.staff.add')).toBeDisabled()
  await dialog.getByLabelText(t('backoffice.staff.site')).selectOptions('LH-US')
  await dialog.getByLabelText(t('backoffice.staff.store')).selectOptions('SoHo')
  await dialog.getByLabelText(t('backoffice.staff.firstName')).fill('Ines')
  await dialog.getByLabelText(t('backoffice.staff.lastName')).fill('Vogel')
  await dialog.getByLabelText(t('backoffice.customers.email')).fill('ines@example.com')
  await dialog.getByLabelText('Audit').click()
  await press('backoffice.staff.add').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ email: 'ines@example.com', siteId: 'LH-US', storeId: 'us-001', roleIds: ['audit'] },
  })
})
