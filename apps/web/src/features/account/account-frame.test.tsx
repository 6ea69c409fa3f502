import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { AccountFrame } from './account-frame.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const show = () =>
  showInShop(
    <AccountFrame title="Orders" current="orders">
      <p>The orders</p>
    </AccountFrame>,
    { areas: ['common', 'navigation', 'account'] },
  )
const links = () => page.getByRole('navigation', { name: words('account.navigation') }).getByRole('link')

afterEach(() => saveAccount(null))

test('a guest is asked to sign in on the page, and sees it once signed in [ACC-17]', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: words('account.signIn') })).toBeVisible()
  expect(page.getByText('The orders').elements()).toEqual([])
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await expect.element(page.getByText('The orders')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('the navigation names the page that is shown, and has no page that the account lacks [ACC-17] [FAV-04]', async () => {
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await page.viewport(1280, 800)
  await show()
  await expect.element(links().nth(0)).toBeVisible()
  const current = links()
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([words('account.page.orders')])
  const hasFavourites = () =>
    links()
      .elements()
      .some((link) => link.getAttribute('href')?.includes('favorites'))
  expect(hasFavourites()).toBe(true)
  saveAccount({ consumerNo: 'C2', consumerType: 'STORE_EMPLOYEE', firstName: 'Bo' })
  await expect.poll(hasFavourites).toBe(false)
})

test('an agent who acts for a customer has no link to the personal pages, and reads on them that they are the customer’s [AUTH-09]', async () => {
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada', agentName: 'Jo' })
  await page.viewport(1280, 800)
  await showInShop(
    <AccountFrame title="Security" current="security">
      <p>The password</p>
    </AccountFrame>,
    { areas: ['common', 'navigation', 'account'] },
  )
  await expect.element(page.getByText(words('account.personal'))).toBeVisible()
  expect(page.getByText('The password').elements()).toEqual([])
  const shown = links()
    .elements()
    .map((link) => link.textContent)
  expect(shown).toContain(words('account.page.orders'))
  expect(shown).not.toContain(words('account.page.security'))
  expect(shown).not.toContain(words('account.page.privacy'))
})
