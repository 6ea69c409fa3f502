import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import type { Shop } from '../../fixtures/shop.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ siteLocale: 'de-de', viewport: { width: 390, height: 844 } })

test('a delivered order leads to its withdrawal with its number, which is declared once though it is pressed twice', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
}) => {
  await signIn('consumer.de@lacehouse.test')
  const orderNumber = await placeOrder()
  await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
  await page.goto('/de-de/account')
  await expect(page.getByText(formatOrderNumber(orderNumber))).toBeVisible()
  await page.goto(`/de-de/account/orders/${orderNumber}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('navigation.footer.withdraw') }).click()
  const field = (key: 'name' | 'contract' | 'email') => main.locator(`input[name=${key}]`)
  await expect(field('contract')).toHaveValue(formatOrderNumber(orderNumber))
  await field('name').fill('Hanna Brandt')
  await field('email').fill('consumer.de@lacehouse.test')
  await main.getByRole('button', { name: t('withdrawal.next') }).click()
  await expect(main.getByText(t('withdrawal.allGoods'))).toBeVisible()
  expect(await findA11yViolations(page, 'main')).toEqual([])
  await main.getByRole('button', { name: t('withdrawal.confirm') }).dblclick()
  await expect(main.getByRole('heading', { name: t('withdrawal.done') })).toBeVisible()
  const { text } = await findMail(shop, 'withdrawal-', formatOrderNumber(orderNumber))
  expect(text).toContain('Hanna Brandt')
  await page.reload()
  await expect(field('contract')).toHaveValue('')
  expect(await countMails(shop, formatOrderNumber(orderNumber))).toBe(1)
})

/** Counts the mails about withdrawals that name an order. */
async function countMails({ url }: Shop, orderNumber: string): Promise<number> {
  const { mails } = (await (await fetch(`${url}/dev/mail`)).json()) as { mails: string[] }
  const keys = mails.filter((key) => key.startsWith('withdrawal-') && !key.endsWith('-copy'))
  const texts = await Promise.all(keys.map(async (key) => (await fetch(`${url}/dev/mail/${key}`)).text()))
  return texts.filter((text) => text.includes(orderNumber)).length
}
