import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { password } from '../../pages/people.ts'

/** Lists what a page sends to a path from now on, whatever reloads and returns it sees. */
function watchSent(page: Page, method: string, path: RegExp): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sent.push(request.url())
  })
  return sent
}

/** Leaves the page, comes back by the browser's button, and reloads it. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('/en-us/account')
  await page.goBack()
  await page.reload()
}

test('an address whose form is pressed twice is saved once, and not again by back and reload', async ({
  page,
  t,
  signIn,
}) => {
  await signIn('wranx.us@lacehouse.test')
  await page.goto('/en-us/account/addresses')
  const shipping = page.getByRole('region', { name: t('profile.addresses.S') })
  const own = shipping.getByRole('listitem').filter({ hasText: '77 Geary St' })
  const fill = (key: 'firstName' | 'lastName' | 'addressLine1' | 'city' | 'zip', value: string) =>
    shipping.getByLabel(t(`checkout.address.${key}`), { exact: true }).fill(value)
  const sent = watchSent(page, 'POST', /\/consumer\/address$/)
  await shipping.getByRole('button', { name: t('profile.addresses.add.S') }).click()
  await fill('firstName', 'Ada')
  await fill('lastName', 'Marsh')
  await fill('addressLine1', '77 Geary St')
  await fill('city', 'San Francisco')
  await fill('zip', '94108')
  await shipping.getByLabel(t('checkout.address.state')).selectOption('CA')
  await shipping.getByLabel(t('checkout.phone'), { exact: true }).fill('4155550132')
  await shipping.getByRole('button', { name: t('profile.addresses.save') }).dblclick()
  await expect(own).toHaveCount(1)
  await comeBack(page)
  await expect(own).toHaveCount(1)
  expect(sent).toHaveLength(1)
  await own.locator('summary').click()
  await own.getByRole('button', { name: t('profile.addresses.remove.confirm') }).dblclick()
  await expect(own).toHaveCount(0)
})

test('details and a password whose forms are pressed twice are sent once', async ({ page, t, signIn }) => {
  await signIn('wranx.us@lacehouse.test')
  await page.goto('/en-us/account/profile')
  const details = watchSent(page, 'PUT', /\/consumers-v3\/consumer$/)
  const name = page.getByRole('textbox', { name: t('profile.field.firstName') })
  const before = await name.inputValue()
  await name.fill('Augusta')
  await page.getByRole('button', { name: t('profile.save') }).dblclick()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await comeBack(page)
  await expect(name).toHaveValue('Augusta')
  expect(details).toHaveLength(1)
  await name.fill(before)
  await page.getByRole('button', { name: t('profile.save') }).dblclick()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  expect(details).toHaveLength(2)

  // The demo person keeps its password for the other journeys.
  await page.route(/\/changepassword/, (route) => route.fulfill({ json: { endedSessions: 1 } }))
  await page.goto('/en-us/account/security')
  const passwords = watchSent(page, 'POST', /\/changepassword$/)
  const fill = (key: 'change.password' | 'newPassword' | 'passwordConfirmation', value: string) =>
    page.getByRole('textbox', { name: t(`credentials.${key}`), exact: true }).fill(value)
  await fill('change.password', password)
  await fill('newPassword', `${password}again`)
  await fill('passwordConfirmation', `${password}again`)
  await page.getByRole('button', { name: t('credentials.change.save'), exact: true }).dblclick()
  await expect(page.getByText(t('credentials.change.done', { count: 1 }))).toBeVisible()
  await comeBack(page)
  expect(passwords).toHaveLength(1)
})

test('an order cancelled in two tabs, pressed twice in each, is cancelled once', async ({
  page,
  t,
  signIn,
  placeOrder,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d/)
  await signIn('consumer.us@lacehouse.test')
  const orderNumber = await placeOrder({ quantity: 2 })
  const tabs = [page, await page.context().newPage()] as const
  for (const tab of tabs) {
    await tab.goto(`/en-us/account/orders/${orderNumber}`)
    await tab.getByRole('button', { name: t('orders.cancel'), exact: true }).click()
  }
  const [first, second] = tabs
  const sent = watchSent(first, 'POST', /\/CancelOrder$/)
  const confirm = { name: t('orders.cancel.confirm', { count: 2 }) }
  await first.getByRole('button', confirm).dblclick()
  await expect(first.getByText(t('orders.cancel.done'))).toBeVisible()
  await second.getByRole('button', confirm).dblclick()
  await expect(second.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(sent).toHaveLength(1)
  await comeBack(first)
  await expect(first.getByText(t('orders.stage.cancelled')).first()).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('goods returned and exchanged in two tabs, pressed twice in each, are registered once', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d/)
  await signIn('consumer.us@lacehouse.test')
  for (const isExchange of [false, true]) {
    const orderNumber = await placeOrder()
    await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
    const tabs = [page, await page.context().newPage()] as const
    for (const tab of tabs) {
      await tab.goto(`/en-us/account/orders/${orderNumber}`)
      await tab.getByRole('button', { name: t('orders.return'), exact: true }).click()
      const dialog = tab.getByRole('dialog')
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('combobox').first().selectOption('too_small')
      if (isExchange)
        await dialog.getByRole('combobox', { name: t.like('orders.return.exchange.of') }).selectOption({ index: 1 })
    }
    const [first, second] = tabs
    const sent = watchSent(first, 'POST', /\/returnLabel$/)
    const confirm = { name: t('orders.return.confirm', { count: 1 }) }
    const label = first.waitForEvent('download')
    await first.getByRole('button', confirm).dblclick()
    await label
    await second.getByRole('button', confirm).dblclick()
    await expect(second.getByText(t('orders.return.refused')).first()).toBeVisible()
    await comeBack(first)
    await expect(first.getByText(t('orders.returns.waiting'))).toHaveCount(1)
    expect(sent).toHaveLength(1)
    await second.close()
  }
})
