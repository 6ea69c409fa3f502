import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { readMail } from '../../fixtures/read-mail.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

test('the link of an order’s mail shows the order on another device, and nothing without its signature [CHK-12] [CHK-13] [AUTH-13]', async ({
  page,
  t,
  shop,
  fillCart,
  openVisitor,
  pageErrors,
}) => {
  pageErrors.allow(/40\d/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path: '/en-us/checkout', card: cards.good })
  const number = await checkoutOf(page, t).placeOrder()
  const { text } = await readMail(shop, `order-${number.replace(/(.{3})(.{3})/, '$1-$2-')}`)
  const [, link = ''] = /href="([^"]+order-confirmation\?order=[^"]+)"/.exec(text) ?? []
  const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'))
  expect(searchParams.get('order')).toBe(number)

  const other = await openVisitor(phone)
  await other.goto(`${pathname}?order=${number}`)
  await expect(other.getByText(t('order.confirmation.notFound'))).toBeVisible()
  await other.goto(`${pathname}?${searchParams}`)
  await expect(other.getByRole('heading', { name: t('order.stage.placed.title') })).toBeVisible()
  await expect(other.getByText(t('payment.card.ending', { brand: 'Visa', lastFour: '4242' }))).toBeVisible()
  expect(await findA11yViolations(other)).toEqual([])
})
