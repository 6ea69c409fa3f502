import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { cards } from '../../pages/people.ts'

test.describe('on a phone in German', () => {
  test.use({ ...phone, siteLocale: 'de-de' })

  test('an incomplete profile says what is missing, wrong entries stand at their fields, and a day is typed in the German order [ACC-01] [VAL-07] [REG-07]', async ({
    page,
    t,
    signIn,
  }) => {
    await signIn('wranx.de@lacehouse.test')
    await page.goto('/de-de/account/profile')
    const field = (name: 'firstName' | 'phone' | 'birthDate') =>
      page.getByRole('textbox', { name: t(`profile.field.${name}`) })
    const save = page.getByRole('button', { name: t('profile.save') })
    await expect(page.getByText(t('profile.incomplete.title'))).toBeVisible()
    await field('firstName').fill('4')
    await field('birthDate').fill('31.02.1990')
    await field('phone').fill('12')
    await save.click()
    await expect(page.getByText(t('validation.name'))).toBeVisible()
    await expect(page.getByText(t('validation.date', { pattern: t('common.dayPattern') }))).toBeVisible()
    await expect(page.getByText(t('validation.phone'))).toBeVisible()
    await expect(field('firstName')).toBeFocused()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'profile-errors-phone', { fullPage: true })
    await field('firstName').fill('Jonathan')
    await field('birthDate').fill('28.02.1990')
    await field('phone').fill('030 5550132')
    await save.click()
    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await expect(page.getByText(t('profile.incomplete.title'))).toHaveCount(0)
    await page.reload()
    await expect(field('firstName')).toHaveValue('Jonathan')
    await expect(field('birthDate')).toHaveValue('28.02.1990')
    await expect(field('phone')).toHaveValue('+49 30 5550132')
  })
})

test('an address is added, made main, changed and removed, with errors at its fields [ACC-03]', async ({
  page,
  t,
  signIn,
}) => {
  await signIn('wranx.us@lacehouse.test')
  await page.goto('/en-us/account/addresses')
  const shipping = page.getByRole('region', { name: t('profile.addresses.S') })
  const items = shipping.getByRole('listitem')
  const input = (key: 'firstName' | 'lastName' | 'addressLine1' | 'city' | 'zip') =>
    shipping.getByLabel(t(`checkout.address.${key}`), { exact: true })
  const save = shipping.getByRole('button', { name: t('profile.addresses.save') })
  const main = items.filter({ has: page.getByText(t('account.main'), { exact: true }) })
  await expect(items).toHaveCount(2)
  await shipping.getByRole('button', { name: t('profile.addresses.add.S') }).click()
  await save.click()
  await expect(shipping.getByRole('alert')).toBeFocused()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'address-errors-desktop', { fullPage: true })
  await input('firstName').fill('Ada')
  await input('lastName').fill('Marsh')
  await input('addressLine1').fill('400 Pine St')
  await input('city').fill('San Francisco')
  await input('zip').fill('94104')
  await shipping.getByLabel(t('checkout.address.state')).selectOption('CA')
  await shipping.getByLabel(t('checkout.phone'), { exact: true }).fill('4155550132')
  await shipping.getByRole('checkbox', { name: t('profile.addresses.main.S') }).check()
  await save.click()
  await expect(items).toHaveCount(3)
  await expect(main).toHaveCount(1)
  await expect(main).toContainText('400 Pine St')
  const other = items.filter({ hasNotText: '400 Pine St' }).first()
  await other.getByRole('button', { name: t.like('profile.makeMain.of') }).click()
  await expect(main).not.toContainText('400 Pine St')
  await expect(main).toHaveCount(1)
  const own = items.filter({ hasText: '400 Pine St' })
  await own.getByRole('button', { name: t.like('profile.addresses.edit.of') }).click()
  await input('addressLine1').fill('401 Pine St')
  await save.click()
  await items.filter({ hasText: '401 Pine St' }).locator('summary').click()
  await shipping.getByRole('button', { name: t('profile.addresses.remove.confirm') }).click()
  await expect(items).toHaveCount(2)
  await page.reload()
  await expect(items).toHaveCount(2)
})

test('a card is saved by the provider’s own fields, a repeated one is named as such, and one is made main and removed [ACC-04]', async ({
  page,
  t,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  await signIn('ipa.us@lacehouse.test')
  await page.goto('/en-us/account/payment')
  const items = page.getByRole('region', { name: t('account.cards') }).getByRole('listitem')
  const fields = page.frameLocator('main iframe')
  const enter = async (number: string) => {
    await page.getByRole('button', { name: t('profile.cards.add') }).click()
    await fields.locator('input[name="number"]').fill(number)
    await fields.locator('input[name="expiry"]').fill('12/34')
    await fields.locator('input[name="cvc"]').fill('123')
    await fields.locator('input[name="name"]').fill('Ada Marsh')
    await page.getByRole('button', { name: t('profile.cards.save') }).click()
  }
  await expect(items).toHaveCount(1)
  await enter('4000000000003220')
  await expect(items).toHaveCount(2)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'saved-cards-desktop')
  await test.step('the same card again', async () => {
    await enter('4000000000003220')
    await expect(page.getByRole('alert').filter({ hasText: t('PYT300') })).toBeVisible()
    await page.getByRole('button', { name: t('profile.cancel') }).click()
  })
  await test.step('a card that the bank refuses', async () => {
    pageErrors.allow(/status of 40\d/)
    await enter(cards.declined)
    await expect(page.getByRole('alert').filter({ hasText: t('profile.cards.saveFailed') })).toBeVisible()
    await page.getByRole('button', { name: t('profile.cancel') }).click()
  })
  const other = items.filter({ hasText: '3220' })
  await other.getByRole('button', { name: t.like('profile.makeMain.of') }).click()
  await expect(other.getByText(t('account.main'), { exact: true })).toBeVisible()
  await other.locator('summary').click()
  await other.getByRole('button', { name: t('account.cards.remove.confirm') }).click()
  await expect(items).toHaveCount(1)
  await expect(items.getByText(t('account.main'), { exact: true })).toBeVisible()
})

test('interests are chosen in their dialog, and with a shoe size they are still there after a reload [DLG-12] [ACC-13]', async ({
  page,
  t,
  signIn,
}) => {
  await signIn('athlete.us@lacehouse.test')
  await page.goto('/en-us/account/preferences')
  await page.getByRole('button', { name: t('profile.interests.choose') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: t('profile.interest.running') }).check()
  await dialog.getByRole('checkbox', { name: t('profile.interest.outdoor') }).check()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'interests-dialog')
  await dialog.getByRole('button', { name: t('profile.interests.save') }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel(t('profile.shoeSize.audience')).selectOption('women')
  const size = page.getByLabel(t('profile.shoeSize.size', { system: 'US' }))
  await size.selectOption('women-8.5')
  await expect(page.getByText(t('profile.preferences.saved')).first()).toBeVisible()
  await expect(size).toHaveValue('women-8.5')
  expect(await findA11yViolations(page)).toEqual([])
  await page.reload()
  await expect(size).toHaveValue('women-8.5')
  await expect(page.getByRole('listitem').filter({ hasText: t('profile.interest.outdoor') })).toBeVisible()
})
