import { type ComponentProps, type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ReservationPage } from './reservation-page.tsx'
import { ReserveInStore } from './reserve-in-store-dialog/reserve-in-store-dialog.tsx'

const always = (element: ReactElement | null) => () => element

async function show(element: ReactElement): Promise<void> {
  const content = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'dialogs', 'stores', 'validation', 'errors']}>
        {element}
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(content), HydrateFallback: always(null) }])
  const root = { locale: 'en-us', site: { siteId: 'US', currency: 'USD', taxMode: 'added', features: {} } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
}

type Reservations = NonNullable<ComponentProps<typeof ReservationPage>['reservations']>

const reservation: Reservations[number] = {
  name: 'Halden Court',
  qty: 1,
  storeName: 'Lacehouse SoHo',
  until: '2026-11-22T16:15:00.000Z',
  timeZone: 'America/New_York',
  isConfirmed: false,
}

const confirm = page.getByRole('button', { name: 'Confirm reservations' })

test('the page of the mail’s link shows what is reserved, and confirms by a form with the link [CART-19]', async () => {
  await show(<ReservationPage st="a.b.c" reservations={[reservation]} />)
  await expect.element(page.getByText(/Halden Court at Lacehouse SoHo, held until .*11:15/)).toBeVisible()
  await expect.element(confirm).toBeVisible()
  const form = document.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en-us/reservation?st=a.b.c'])
  expect(new FormData(form ?? undefined).get('st')).toBe('a.b.c')
})

test.each<[string, Reservations | null, string]>([
  ['confirmed reservations', [{ ...reservation, isConfirmed: true }], 'Your reservations are confirmed'],
  ['reservations that have ended', [], 'There is nothing left to confirm'],
  ['an expired link', null, 'This link has expired'],
])('the page says so for %s, and has nothing to confirm [CART-19]', async (_, reservations, words) => {
  await show(<ReservationPage st="a.b.c" reservations={reservations} />)
  await expect.element(page.getByText(new RegExp(words))).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function answerWith(status: number, body: unknown): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    String(input instanceof Request ? input.url : input).includes('reserveWithItem')
      ? json(body, status)
      : json({ expiresIn: 900 }, 200),
  )
}
afterEach(() => vi.restoreAllMocks())

async function reserve(): Promise<void> {
  const item = { productId: 'LHTEST0050-01-9', name: 'Halden Court', pdpUrl: '/p', productImageURL: '' }
  const args = { item, store: { id: 'us-t01', name: 'Lacehouse SoHo' } }
  await show(<ReserveInStore args={args} resolve={() => undefined} dismiss={() => undefined} />)
  await page.getByLabelText('First name').fill('Bo')
  await page.getByLabelText('Last name').fill('Ek')
  await page.getByLabelText('Email').fill('bo@example.com')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
}

const store = {
  id: 'us-t01',
  name: 'Lacehouse SoHo',
  address: {},
  hours: { weekdays: [], exceptions: [], today: { date: '2026-11-22' } },
  timeZone: 'America/New_York',
}
const cart = { id: '11111111-1111-4111-8111-111111111111', version: 1, items: [], couponItems: [], totalItems: 1 }

test.each([
  ['by_mail', 'We’ve sent a link to bo@example.com: confirm with it within 15 minutes'],
  ['by_earlier_mail', 'the link in the email that we already sent to bo@example.com'],
] as const)(
  'a reservation that waits for its mailbox (%s) says how to confirm it [CART-19]',
  async (confirmation, words) => {
    const held = { id: 'r', productId: 'p', qty: 1, until: '2026-11-22T16:15:00.000Z', confirmation, store }
    answerWith(201, { reservation: held, cart })
    await reserve()
    await expect.element(page.getByText(new RegExp(words))).toBeVisible()
  },
)

test('a confirmed reservation says until when, in the time of the store [CART-19]', async () => {
  const confirmation = 'confirmed'
  const held = { id: 'r', productId: 'p', qty: 1, until: '2026-11-23T03:15:00.000Z', confirmation, store }
  answerWith(201, { reservation: held, cart })
  await reserve()
  await expect.element(page.getByText(/Sunday, November 22, 2026 at 10:15/)).toBeVisible()
})

test.each([
  ['reservations', 3, 'You can have at most 3 open reservations'],
  ['networkReservations', 20, 'too many open reservations from your network'],
] as const)('a refusal by the bound of %s says so in the dialog [CART-19]', async (field, maximum, words) => {
  answerWith(409, { errorDetails: [{ errorId: 'INV408', message: 'server', field, maximum }] })
  await reserve()
  await expect.element(page.getByText(new RegExp(words))).toBeVisible()
})
