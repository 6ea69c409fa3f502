import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../brands/shop.css'
import type { Cart } from '../../../client/cart/cart.ts'
import type { FieldError } from '../../../components/address/list-field-errors.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { PaymentParts } from './payment-parts.tsx'

const balance = (remainingAmount: number, payableAmount: number, points?: number) => ({
  remainingAmount,
  payableAmount,
  ...(points !== undefined && { points }),
})

const methods = [
  { code: 'CREDIT_CARD' as const, label: 'Credit or debit card' },
  { code: 'GIFT_CARD' as const, label: 'Gift card' },
  {
    code: 'LOYALTY_POINTS' as const,
    label: 'Points',
    additionalData: { ...balance(22.5, 22.5, 450), payablePoints: 450 },
  },
  { code: 'ATHLETES_PAYMENT' as const, label: 'Athlete credit', additionalData: balance(60, 60) },
  { code: 'STORE_CREDIT' as const, label: 'Store credit', additionalData: balance(30, 30) },
  { code: 'REWARD_CODE' as const, label: 'Reward codes' },
  { code: 'REWARD_CARD' as const, label: 'Reward card' },
]

const vouchers = [
  { voucherId: 'VOUCHER-10', points: 200, amountInCurrency: 10, available: true, eligible: true },
  { voucherId: 'VOUCHER-25', points: 500, amountInCurrency: 25, available: true, eligible: false },
  { voucherId: 'VOUCHER-50', points: 1000, amountInCurrency: 50, available: false, eligible: false },
]

const bare = { id: 'c', currency: 'USD', payment_instruments: [] }
const member = { ...bare, currentLoyaltyPoints: 450, applicableLoyaltyVouchers: vouchers }

const always = (element: ReactElement | null) => () => element

async function show(cart: object, refusal: FieldError | null = null) {
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'payment', 'errors']}>
        <PaymentParts cart={cart as Cart} methods={methods} refusal={refusal} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const data = { root: { locale: 'en-us', site: { currency: 'USD', features: {} } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: data }} />)
  await expect.element(page.getByText('Gift card', { exact: true })).toBeVisible()
}

test('the refusal of an order is shown at its input, in an open part [PAY-02] [ERR-02]', async () => {
  await show(bare, { field: 'giftCard', message: 'Your gift card couldn’t be charged.' })
  const number = page.getByRole('textbox', { name: 'Card number' })
  await expect.element(number).toBeVisible()
  await expect.element(number).toHaveAccessibleDescription('Your gift card couldn’t be charged.')
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
})

test.each([
  ['rewardCode', 'Code', 'This reward was used already.'],
  ['rewardCard', 'Card number', 'Your reward card couldn’t be charged.'],
])(
  'what an order was refused for at %s stands at the input of its own part and at no other [PAY-05] [CHK-16]',
  async (field, name, words) => {
    await show(member, { field, message: words })
    const input = page.getByRole('textbox', { name, exact: true })
    await expect.element(input).toBeVisible()
    await expect.element(input).toHaveAccessibleDescription(words)
    expect(page.getByText(words).elements()).toHaveLength(1)
  },
)

test('credit that another order used is reported at the credit [PAY-04]', async () => {
  await show(bare, { field: 'athleteCredit', message: 'Your payment doesn’t cover the total yet.' })
  await expect.element(page.getByRole('alert').filter({ hasText: 'doesn’t cover' })).toBeVisible()
})

test('points that were spent elsewhere are reported at the points [PAY-03]', async () => {
  await show(member, { field: 'reward', message: 'You don’t have enough points for this reward yet.' })
  await expect.element(page.getByRole('alert').filter({ hasText: 'enough points' })).toBeVisible()
})

test('vouchers show which can be used, and why others cannot [PAY-03] [LOY-02]', async () => {
  await show({ ...member, appliedLoyaltyVoucher: 'VOUCHER-10' })
  await expect.element(page.getByText('250 points left, 200 used here')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove: $10.00 off for 200 points' })).toBeVisible()
  await expect.element(page.getByText('For items worth $25.00 or more.')).toBeVisible()
  await expect.element(page.getByText('You don’t have enough points for this yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use 450 points to pay $22.50' })).toBeVisible()
})

test('a part shows its payments and the remaining balance, each payment with a remove button [PAY-02] [PAY-04]', async () => {
  const paid = [
    {
      payment_instrument_id: 'g',
      payment_method_id: 'GIFT_CARD',
      amount: 30,
      label: 'Gift card',
      additionalData: { last4: '0100', remainingAmount: 100, payableAmount: 30 },
    },
    {
      payment_instrument_id: 'a',
      payment_method_id: 'ATHLETES_PAYMENT',
      amount: 60,
      label: 'Athlete credit',
      additionalData: { remainingAmount: 60, payableAmount: 60 },
    },
  ]
  await show({ ...bare, payment_instruments: paid })
  await expect.element(page.getByText('−$30.00')).toBeVisible()
  await expect.element(page.getByText('$70.00 stays on the card')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove Gift card ending in 0100' })).toBeVisible()
  await expect.element(page.getByText('$60.00 left this year')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove Athlete credit' })).toBeVisible()
  expect(page.getByRole('button', { name: /with your credit/ }).elements()).toEqual([])
})

test('store credit shows what is left and is used by one press; a refusal stands at its part [PAY-16]', async () => {
  await show(bare, { field: 'storeCredit', message: 'Your payment doesn’t cover the total yet.' })
  const part = page.getByRole('group').filter({ hasText: 'Store credit' })
  await expect.element(part.getByText('$30.00 available')).toBeVisible()
  await expect.element(part.getByRole('button', { name: 'Use $30.00 of store credit' })).toBeVisible()
  await expect.element(part.getByText('Your payment doesn’t cover the total yet.')).toBeVisible()
})
