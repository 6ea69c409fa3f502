import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { EditDeliveryDialog } from './edit-delivery-dialog/edit-delivery-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const field = (name: string, label: string, own = {}) => ({ name, label, width: 'full', required: true, ...own })
const fields = [field('firstName', 'First name'), field('city', 'City'), field('email', 'Email')]
const shippingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Main St',
  city: 'Albany',
  countryCode: 'US',
}
const method = (code: string) => ({ code, label: `By ${code}` })
const delivery = {
  shippingAddress,
  shipments: [{ shipmentId: 'p1', code: 'standard', methods: [method('standard'), method('evening')] }],
}

type Sent = { address: Record<string, string>; shippingMethods: { shipmentId: string; code: string }[] }

/** Shows the dialog; its change is answered by the status and the body. */
async function show({
  status = 200,
  answer = { order: { orderNumber: 'A1B2C3D4E5' } } as unknown,
  isClosed = false,
  address = [] as object[],
  consumerType = 'GUEST',
} = {}) {
  const sent: Sent[] = []
  const resolve = vi.fn()
  const closed = { errorDetails: [{ errorId: 'ORD421', message: 'server' }], correlationId: 'c' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/delivery') && init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)))
      return Response.json(answer, { status })
    }
    if (path.includes('/delivery')) return Response.json(isClosed ? closed : delivery, { status: isClosed ? 409 : 200 })
    if (path.includes('/consumer?')) return Response.json({ consumerProfile: { consumerDetails: { address } } })
    if (path.includes('/i18n')) return Response.json({ fields })
    return Response.json({ consumerType, expiresIn: 900 })
  })
  await showInShop(
    <EditDeliveryDialog args={{ orderNumber: 'A1B2C3D4E5' }} resolve={resolve} dismiss={() => undefined} />,
    { areas: ['common', 'account', 'checkout', 'orders', 'validation', 'errors'], site: { country: 'US' } },
  )
  return { sent, resolve }
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
  queryClient.clear()
})

const saved = (id: string, city: string, own = {}) => ({
  ...{ id, addressId: id, approachType: 'S', main: false, firstName: 'Grace', lastName: 'Hopper' },
  ...{ addressLine1: '2 Elm St', city, countryCode: 'US', ...own },
})

const save = () => page.getByRole('button', { name: words('orders.delivery.save') })

test('the address of the order is filled in, and what is changed is sent with the chosen method [ACC-07]', async () => {
  const { sent, resolve } = await show()
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ada')
  expect(page.getByLabelText('Email').elements()).toEqual([])
  await page.getByLabelText('City').fill('Troy')
  await page.getByRole('radio', { name: 'By evening' }).click()
  await save().click()
  await expect.poll(() => resolve.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    {
      address: { firstName: 'Ada', city: 'Troy', countryCode: 'US' },
      shippingMethods: [{ shipmentId: 'p1', code: 'evening' }],
    },
  ])
})

test('a missing value is said at its field, and nothing is sent [ACC-07]', async () => {
  const { sent } = await show()
  await page.getByLabelText('City').fill('')
  await save().click()
  await expect.element(page.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('a refusal that names no field stays in the dialog, which can be sent again [ACC-07]', async () => {
  const answer = { errorDetails: [{ errorId: 'ORD422', message: 'server' }], correlationId: 'c' }
  const { sent } = await show({ status: errorCatalogue.ORD422.status, answer })
  await page.getByLabelText('City').fill('Troy')
  await save().click()
  await expect.element(page.getByText(words('ORD422'))).toBeVisible()
  await save().click()
  await expect.poll(() => sent.length).toBe(2)
})

test('an order that is packed says so, and saves nothing [ACC-07]', async () => {
  await show({ isClosed: true })
  await expect.element(page.getByText(words('ORD421'))).toBeVisible()
  await expect.element(save()).toBeDisabled()
})

const choice = () => page.getByRole('combobox', { name: words('account.addresses') })

test('a signed-in shopper takes a saved address of the country, which fills the form and is sent [ACC-07] [ACC-03]', async () => {
  saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })
  const address = [
    saved('home', 'Troy'),
    saved('abroad', 'Toronto', { countryCode: 'CA' }),
    saved('bill', 'Utica', { approachType: 'B' }),
  ]
  const { sent } = await show({ address, consumerType: 'CONSUMER' })
  await expect.element(choice()).toBeVisible()
  const offered = page.getByRole('option').elements()
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    words('account.addresses.choose'),
    expect.stringContaining('Troy'),
  ])
  await page.getByLabelText('City').fill('')
  await save().click()
  await expect.element(page.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true')
  await choice().selectOptions('home')
  await expect.element(page.getByLabelText('First name')).toHaveValue('Grace')
  await expect.element(page.getByLabelText('City')).not.toHaveAttribute('aria-invalid', 'true')
  await save().click()
  await expect
    .poll(() => sent.map((one) => one.address))
    .toEqual([{ firstName: 'Grace', city: 'Troy', countryCode: 'US' }])
})

test('a guest, and a shopper without a saved address in the country, are offered none [ACC-07]', async () => {
  await show({ address: [saved('home', 'Troy')] })
  await expect.element(page.getByLabelText('City')).toBeVisible()
  expect(choice().elements()).toEqual([])
})
