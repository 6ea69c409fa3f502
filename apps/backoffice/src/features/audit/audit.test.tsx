import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { AuditPage } from './audit-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const entry = {
  ...{ entryId: 1, at: '2026-11-20T10:00:00Z', actor: 'Kim Lee', actorType: 'STAFF', subject: 'C1' },
  ...{ action: 'backoffice.setStaffRoles', customer: 'Ada Marsh' },
  ...{ before: '{"roles":["audit"]}', after: '{"roles":["warehouse"]}' },
}

afterEach(() => vi.restoreAllMocks())

test('an entry says who did what, about whom, before and after, and the server is asked for its days', async () => {
  const asked = await showPage(<AuditPage />, {
    rights: ['audit.read'],
    replies: { 'GET /audit': { items: [entry], total: 1, page: 1, pageSize: 25 } },
  })
  const row = page.getByRole('row').filter({ hasText: 'Kim Lee' })
  for (const words of [t('backoffice.action.setStaffRoles'), 'Ada Marsh', 'roles: ["audit"]', 'roles: ["warehouse"]'])
    await expect.element(row.getByText(words)).toBeVisible()
  await page.getByLabelText(t('backoffice.list.from')).fill('2026-11-01')
  await expect.poll(() => asked.at(-1)?.call).toContain('from=2026-11-01')
})
