import type { StaffOrder } from '@lacehouse/contracts'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const order = { orderNumber: '7KQ2M4XB9C' } as StaffOrder
const press = () => page.getByRole('button', { name: t('backoffice.ship.action') })

afterEach(() => vi.restoreAllMocks())

test('a parcel is sent with its carrier and number, and a number that no carrier has is refused at its field', async () => {
  const [send, onClose] = [vi.fn(async (_: string) => order), vi.fn()]
  await showPage(<ParcelDialog orderNumber="7KQ2M4XB9C" title="Send" send={send} onClose={onClose} />, {
    rights: ['orders.fulfil'],
    replies: {},
  })
  const number = page.getByLabelText(t('backoffice.ship.number'))
  await number.fill('?')
  await press().click()
  await expect.element(page.getByText(t('backoffice.ship.numberHint'))).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await page.getByLabelText(t('backoffice.ship.carrier')).selectOptions('UPS')
  await number.fill(' 1Z999AA10123456784 ')
  await press().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(send.mock.calls).toEqual([['ups:1Z999AA10123456784']])
})
