import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { SpendBanner } from './spend-banner.tsx'

type Message = Parameters<typeof formatMessage>
const words = (key: Message[1], values?: Message[2]) => formatMessage('en-us', key, values)

const show = async (details: object) => {
  const consumerProfile = { consumerDetails: { identity: [], ...details } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ consumerProfile }))
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(<SpendBanner />, { areas: ['common', 'account'] })
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
  saveAccount(null)
})

test.each([
  ['athlete', { athlete: { currentSpend: 400, annualCredit: 1000 } }],
  ['ipa', { prosumer: { currentSpend: 400, annualCredit: 1000 }, identity: [{ type: 'IPA' }] }],
  ['wranx', { prosumer: { currentSpend: 400, annualCredit: 1000 }, identity: [{ type: 'WRANX' }] }],
] as const)(
  'the account of %s shows the spend of the year against the credit [ACC-14] [ROLE-03]',
  async (kind, details) => {
    await show(details)
    const region = page.getByRole('region', { name: words(`account.spend.${kind}`) })
    await expect
      .element(region.getByText(words('account.spend.used', { spent: '$400.00', limit: '$1,000.00' })))
      .toBeVisible()
    await expect.element(region.getByText(words('account.spend.left', { amount: '$600.00' }))).toBeVisible()
    await expect.element(region.getByRole('meter')).toHaveAttribute('value', '400')
  },
)

test('a limit that is used up says that prices are full [ACC-14]', async () => {
  const employee = { currentSpend: 2000, annualCap: 2000, isEmployeeDiscountTCAccepted: true, termsVersion: '1' }
  await show({ employee })
  await expect.element(page.getByText(words('account.spend.ended'))).toBeVisible()
})

test('an employee without accepted terms is offered them, and sees no spend [ACC-14] [ROLE-01]', async () => {
  const employee = { currentSpend: 0, annualCap: 2000, isEmployeeDiscountTCAccepted: false, termsVersion: '1' }
  await show({ employee })
  await expect.element(page.getByRole('button', { name: words('account.terms.offer.open') })).toBeVisible()
  expect(page.getByRole('meter').elements()).toEqual([])
})
