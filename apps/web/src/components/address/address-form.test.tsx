import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { type ReactElement, Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { AddressFormField } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressForm } from './use-address-form.ts'

/** The address form of a country with the server's rules. */
function Form({ country }: { readonly country: string }) {
  const fields = getAddressRules(country, 'shipping')
    .fields.filter(({ field }) => field === 'phone' || field === 'postalCode')
    .map(({ field, options: _, ...rule }) => ({ ...rule, name: field, label: field }) as AddressFormField)
  const form = useAddressForm({ fields, country, initial: {}, onType: () => undefined })
  return (
    <>
      <AddressForm section="shipping" fields={fields} form={form} />
      <button type="button" onClick={() => form.judge()}>
        Check
      </button>
      <button type="button" onClick={() => form.fill({ phone: '4155550132' })}>
        Fill
      </button>
    </>
  )
}

const always = (element: ReactElement | null) => () => element

async function show(country: string): Promise<void> {
  const element = (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'checkout', 'validation']}>
        <Form country={country} />
      </MessagesProvider>
    </Suspense>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: always(element), HydrateFallback: always(null) }])
  const root = { locale: 'en-us', site: { siteId: country, country, features: {} } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
}

/** Types one key at a time, like a person. */
async function typePhone(text: string) {
  const phone = page.getByRole('textbox', { name: 'phone' })
  await phone.click()
  await userEvent.keyboard(text)
  return expect.element(phone)
}

test.each([
  ['US', '4155550132', '(415) 555 - 0132'],
  ['US', '+491701234567', '+491701234567'],
  ['FR', '0612345678', '06 12 34 56 78'],
  ['GB', '07911123456', '07911 123456'],
  ['DE', '0170 1234567', '0170 1234567'],
  ['AU', '412345678', '412 345 678'],
])(
  'the phone of an address in %s takes its country’s mask while it is typed: %s stands as %s [VAL-04]',
  async (country, typed, shown) => {
    await show(country)
    await (await typePhone(typed)).toHaveValue(shown)
    await page.getByRole('combobox', { name: 'postalCode' }).click()
    await expect.element(page.getByRole('textbox', { name: 'phone' })).toHaveValue(shown)
    expect(page.getByText('This field is required').elements()).toEqual([])
  },
)

test('a postal code that a mask has formatted stays when the field is left [VAL-05]', async () => {
  await show('CA')
  const code = page.getByRole('combobox', { name: 'postalCode' })
  await code.click()
  await userEvent.keyboard('h2y1c6')
  await page.getByRole('textbox', { name: 'phone' }).click()
  await expect.element(code).toHaveValue('H2Y 1C6')
  expect(page.getByText('This field is required').elements()).toEqual([])
})

test('a phone field accepts neither letters nor more digits than a number has [VAL-04]', async () => {
  await show('US')
  await (await typePhone('415x5550132999')).toHaveValue('(415) 555 - 0132')
})

test('a field that is filled by a choice loses its error, and the others keep theirs', async () => {
  await show('US')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByRole('textbox', { name: 'phone' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Fill' }).click()
  await expect.element(page.getByRole('textbox', { name: 'phone' })).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('combobox', { name: 'postalCode' })).toHaveAttribute('aria-invalid', 'true')
})
