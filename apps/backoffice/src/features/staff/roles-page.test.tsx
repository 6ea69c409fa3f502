import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { RolesPage } from './roles-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const role = (roleId: string, name: string, rights: string[], members = 1) => ({
  ...{ roleId, name, rights, members, requiresSecondFactor: true },
})
const roles = [role('administrator', 'Administrator', []), role('shop-agent', 'Agent', ['customers.act'], 2)]
const right = (id: 'customers.act' | 'orders.cancel' | 'prices.adjust') =>
  page.getByRole('dialog').getByLabelText(t(`backoffice.right.${id}`))
const edit = (name: string) => page.getByRole('button', { name: t('backoffice.roles.edit', { name }) })

afterEach(() => vi.restoreAllMocks())

test('the administrator has every right and is not changed; another role gets the rights of agents as data [AUTH-09]', async () => {
  const asked = await showPage(<RolesPage />, {
    rights: ['staff.manage', 'customers.act', 'orders.cancel'],
    replies: { 'GET /roles': { roles }, 'PUT /roles/': { roles } },
  })
  await expect.element(page.getByText(t('backoffice.roles.all'))).toBeVisible()
  await expect.element(edit('Administrator')).not.toBeInTheDocument()
  await edit('Agent').click()
  await expect.element(right('customers.act')).toBeChecked()
  // No one gives a right that they lack.
  await expect.element(right('prices.adjust')).toBeDisabled()
  await right('orders.cancel').click()
  await page.getByRole('button', { name: t('backoffice.staff.save') }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const sent = asked.find(({ call }) => call.startsWith('PUT'))
  expect(sent?.call).toContain('/roles/shop-agent')
  expect(sent?.body).toEqual({
    ...{ name: 'Agent', rights: ['customers.act', 'orders.cancel'], requiresSecondFactor: true },
  })
})
