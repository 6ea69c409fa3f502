import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { StoreCreditPanel } from './store-credit-panel.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const customer = {
  ...{ consumerNo: 'C1', state: 'active', creditCurrencies: ['USD', 'CAD'] },
  storeCredit: [{ currency: 'USD', balance: 12.5 }],
}
const reply = { storeCredit: [{ currency: 'USD', balance: 10 }] }

afterEach(() => vi.restoreAllMocks())

test('staff withdraw store credit with a reason and a note; an amount that is none cannot be sent [PAY-16]', async () => {
  const asked = await showPage(<StoreCreditPanel customer={customer} />, {
    rights: ['customers.read', 'customers.credit'],
    replies: { 'POST /customers/': reply },
  })
  await expect.element(page.getByText('$12.50')).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.credit.change') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('backoffice.credit.way')).selectOptions('withdraw')
  await dialog.getByLabelText(t('backoffice.credit.amount')).fill('much')
  const submit = () => dialog.getByRole('button', { name: /^Withdraw/ })
  await expect.element(submit()).toBeDisabled()
  await dialog.getByLabelText(t('backoffice.credit.amount')).fill('2,5')
  await dialog.getByLabelText(t('backoffice.credit.reason')).selectOptions('correction')
  await dialog.getByLabelText(t('backoffice.credit.note')).fill('Twice by mistake')
  await submit().click()
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({
      ...{ changeId: expect.any(String), amount: -2.5, currency: 'USD' },
      ...{ reason: 'correction', note: 'Twice by mistake' },
    })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without the right store credit is seen and not changed [PAY-16]', async () => {
  await showPage(<StoreCreditPanel customer={customer} />, { rights: ['customers.read'], replies: {} })
  await expect.element(page.getByText('$12.50')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
