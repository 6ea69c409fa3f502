import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { accountOf } from './pages/account-parts.ts'
import { addFirstPair, cartOf, checkoutOf, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

const refused = /status of 401/

/** What the form says for each code of a refused sign-in; of the first four nobody learns which part was wrong. */
const told: readonly (readonly [string, string])[] = [
  ...['AUT401', 'AUT418', 'AUT437', 'AUT438'].map((id) => [id, 'passen nicht zusammen'] as const),
  ['AUT426', 'Sie haben noch einen Versuch'],
  ['AUT441', 'Das war ein Versuch zu viel'],
  ['AUT423', 'Nach zu vielen Versuchen'],
  ['AUT404', 'Das ist hier nicht möglich'],
  ['AUT440', 'für den Shop dieses Landes nicht eingerichtet'],
  ['AUT500', 'Die Anmeldung funktioniert gerade nicht'],
]

journey(
  'the sign-in form says what is missing, and above it what was refused [VAL-09, AUTH-07, ERR-01]',
  async ({ open }) => {
    const page = await open({ language: 'de-DE', expectedErrors: [refused] })
    const account = accountOf(page, 'de-de')
    await goTo(page, '/de-de')
    await account.open()
    await account.send()
    expect(await account.dialog.getByText('Dieses Feld ist erforderlich').count()).toBe(2)
    await account.fill('nobody.de@lacehouse.test', 'Wrong1234')
    // Answered here: wrong passwords are counted by address, and all journeys come from one.
    for (const [errorId, words] of told) {
      const body = JSON.stringify({ errorDetails: [{ errorId, message: errorId }], correlationId: 'journey-1' })
      await page.route('**/auth/signin*', (route) =>
        route.fulfill({ status: 401, contentType: 'application/json', body }),
      )
      await account.send()
      await account.dialog.getByRole('alert').filter({ hasText: words }).waitFor()
    }
    expect(await listBarriers(page, 'dialog')).toEqual([])
  },
)

journey(
  'signing in at checkout leads to the summary, signing out home in all tabs [AUTH-02, AUTH-05, AUTH-11, CHK-05, RT-12]',
  async ({ open }) => {
    const page = await open()
    const account = accountOf(page)
    await openCheckout(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await account.fill('consumer.us@lacehouse.test')
    await account.send()
    await page.getByText('You have successfully logged in').waitFor()
    await waitUntilPlaceable(page)
    // The account, which is closing, may still name it too.
    await page.getByText('Visa ending in 4242: $').waitFor()
    // A tab that is told to leave may still be asking for the cart that is no longer its own.
    const other = await open({ context: page.context(), expectedErrors: [/status of 404/] })
    await other.goto('/en-us/checkout?step=summary')
    await waitUntilPlaceable(other)
    await goTo(page, '/en-us/cart')
    await account.open()
    await account.dialog.getByText('1402 NW Kearney St').waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await account.signOut()
    await page.waitForURL(/\/en-us$/)
    await other.waitForURL(/\/en-us$/)
    const kept = await other.evaluate(() => Object.keys(localStorage).filter((key) => /^(account|cart)/.test(key)))
    expect(kept).toEqual([])
  },
)

journey('what was in the account’s cart is back beside what the guest brought [AUTH-03]', async ({ open }) => {
  const signIn = async () => {
    const page = await open()
    await openCheckout(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await accountOf(page).fill('wranx.us@lacehouse.test')
    await accountOf(page).send()
    return page
  }
  await waitUntilPlaceable(await signIn())
  const page = await signIn()
  await page.getByText(/There are now \d+ items in your cart/).waitFor()
  await waitUntilPlaceable(page)
  expect(await checkoutOf(page).field('email').isVisible()).toBe(false)
})

journey(
  'a session of nobody any more is made anew with its cart: the shopper is told, and the page loads again [CART-22]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [refused] })
    await addFirstPair(page, 'en-us')
    await goTo(page, '/en-us/cart')
    const cart = cartOf(page)
    await cart.items.first().waitFor()
    // Answered here, once: the people of the demo shop are needed by other journeys.
    const body = JSON.stringify({
      errorDetails: [{ errorId: 'AUT498', message: 'The page will reload in a moment.' }],
      correlationId: 'journey-2',
    })
    let isAnswered = false
    await page.route('**/cart/v1/cart/**', (route) => {
      if (isAnswered || route.request().method() !== 'PUT') return route.continue()
      isAnswered = true
      return route.fulfill({ status: 401, contentType: 'application/json', body })
    })
    const isMade = (url: URL, method: string) => method === 'POST' && url.pathname === '/cart/v1/cart'
    const made = page.waitForRequest((request) => isMade(new URL(request.url()), request.method()))
    const reloaded = page.waitForEvent('load')
    const told = page.getByText('The page will reload in a moment').first().waitFor()
    await cart.more.click()
    await told
    await made
    await reloaded
    await cart.items.first().waitFor()
    expect(await cart.quantity.inputValue()).toBe('1')
  },
)
