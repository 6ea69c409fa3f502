import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { readMail } from '../../fixtures/read-mail.ts'
import type { SiteLocale, SiteText } from '../../fixtures/site-text.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readAmount, sumOf, toMinor } from '../../pages/amounts.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { listingOf } from '../../pages/listing.ts'
import { cards, personOf } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

type Place = 'city' | 'suburb' | 'province' | 'state' | 'postalCode' | 'postcode'

type Country = {
  readonly locale: SiteLocale
  /** The text for which the guest searches. */
  readonly query: string
  /** The fields of the place, in the order in which the country writes them. */
  readonly form: readonly Place[]
  readonly money: RegExp
  /** The tax that the prices include, by its name in the country, and its rate. */
  readonly tax: { readonly name: string; readonly rate: number }
  readonly pay: (page: Page, t: SiteText) => Promise<void>
}

const euroAfter = /\d+,\d{2}\s€$/

const countries: readonly Country[] = [
  {
    locale: 'fr-fr',
    query: 'baskets',
    form: ['postalCode', 'city'],
    money: euroAfter,
    tax: { name: 'TVA', rate: 20 },
    pay: async (page, t) => {
      await expect(page.getByRole('img', { name: /^CB, Visa/ })).toBeVisible()
      await payByCard(page, t)
    },
  },
  {
    locale: 'it-it',
    query: 'sneakers',
    form: ['postalCode', 'city', 'province'],
    money: euroAfter,
    tax: { name: 'IVA', rate: 22 },
    pay: (page, t) => payByPaypal(page, t, 'Continua'),
  },
  {
    locale: 'es-es',
    query: 'zapatillas',
    form: ['postalCode', 'city', 'province'],
    money: euroAfter,
    tax: { name: 'IVA', rate: 21 },
    pay: payByCard,
  },
  {
    locale: 'nl-nl',
    query: 'sneakers',
    form: ['postalCode', 'city'],
    money: /€\s\d+,\d{2}$/,
    tax: { name: 'btw', rate: 21 },
    pay: (page, t) => payByPaypal(page, t, 'Verder'),
  },
  {
    locale: 'en-au',
    query: 'runners',
    form: ['suburb', 'state', 'postcode'],
    money: /\$\d+\.\d{2}$/,
    tax: { name: 'GST', rate: 10 },
    pay: payByCard,
  },
]

for (const country of countries)
  test.describe(`on a phone in ${country.locale}`, () => {
    test.use({ ...phone, siteLocale: country.locale })

    test('a guest finds a pair, pays as is usual there, and gets the confirmation and its mail [CHK-06] [CHK-12]', async ({
      page,
      t,
      shop,
    }) => {
      const { locale, money } = country
      const language = locale.replace(/-.+/, (tag) => tag.toUpperCase())
      const checkout = checkoutOf(page, t)
      const person = personOf(locale)
      await test.step('from the search to the checkout', async () => {
        await page.goto(`/${locale}/search?q=${country.query}`)
        await listingOf(page, t).results.first().getByRole('heading').getByRole('link').click()
        await expect(page).toHaveURL(/\/p\//)
        const product = productOf(page, t)
        await product.add(product.sizes.nth(1))
        await product.dialog.getByRole('link', { name: t('cart.checkout') }).click()
      })
      await test.step('the country’s address', async () => {
        await checkout.fillAddress(person)
        expect(await listPlaces(page, t)).toEqual(country.form.map((place) => t(`checkout.address.${place}`)))
        await checkout.toBilling.click()
        await expect(page).toHaveURL(/step=billing/)
      })
      await country.pay(page, t)
      await checkout.expectPlaceable()
      await expect(checkout.orderTotal).toHaveText(money)
      const number = await checkout.placeOrder()
      const title = t('order.confirmation.title', { firstName: person.firstName ?? '' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectTax(page, t, country)
      expect(await findA11yViolations(page)).toEqual([])
      await test.step('the mail', async () => {
        const { url } = await readMail(shop, `order-${number.replace(/(.{3})(.{3})/, '$1-$2-')}`)
        const total = await sumOf(page, t('cart.summary.total')).textContent()
        await page.goto(url)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByText(t('mail.orderConfirmation.title')).first()).toBeVisible()
        await expect(page.getByText(total ?? '', { exact: true }).first()).toBeVisible()
        await expect(page.getByText(t.like('cart.summary.taxIncludedLine', { name: country.tax.name }))).toBeVisible()
        await expect(page.getByText(person.addressLine1 ?? '').first()).toBeVisible()
      })
    })
  })

/** Lists the fields of the place as the form names and orders them. */
async function listPlaces(page: Page, t: SiteText): Promise<string[]> {
  const places: readonly Place[] = ['city', 'suburb', 'province', 'state', 'postalCode', 'postcode']
  const known = places.map((place) => t(`checkout.address.${place}`))
  const labels = await page.getByRole('main').locator('form label').allTextContents()
  return labels.filter((label) => known.includes(label))
}

async function payByCard(page: Page, t: SiteText): Promise<void> {
  const checkout = checkoutOf(page, t)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
}

async function payByPaypal(page: Page, t: SiteText, goOn: string): Promise<void> {
  await page.getByRole('radio', { name: t('payment.method.PAYPAL') }).check()
  await expect(page.getByText(t('payment.paypal.text'))).toBeVisible()
  await checkoutOf(page, t).toSummary.click()
  await expect(page).toHaveURL(/\/paypal\/checkoutnow/)
  await page.getByRole('button', { name: goOn, exact: true }).click()
}

/** The line below the total names the tax, its rate and the amount that the total includes. */
async function expectTax(page: Page, t: SiteText, { tax: { name, rate } }: Country): Promise<void> {
  const total = await readAmount(sumOf(page, t('cart.summary.total')))
  const line = page.getByText(t.like('cart.summary.taxIncludedLine', { name })).first()
  const included = Math.round((total * rate) / (100 + rate))
  await expect(line).toContainText(String(rate))
  const [amount = ''] = /\d+[.,]\d{2}\D*$/.exec((await line.textContent()) ?? '') ?? []
  // Each line is rounded on its own.
  expect(Math.abs(toMinor(amount) - included)).toBeLessThan(3)
}
