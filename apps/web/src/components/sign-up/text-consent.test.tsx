import { formatMessage } from '@lacehouse/messages'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { TextConsent } from './text-consent.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const box = () => page.getByRole('checkbox', { name: new RegExp(`^${words('enrolment.signUp.sms')}`) })
const button = (key: 'accept' | 'cancel') => page.getByRole('button', { name: words(`enrolment.signUp.sms.${key}`) })

function Field({ phone }: { readonly phone: string }) {
  const [isOn, setOn] = useState(false)
  return <TextConsent phone={phone} isOn={isOn} onSet={setOn} />
}

const show = (phone: string) =>
  showInShop(<Field phone={phone} />, { areas: ['common', 'credentials', 'enrolment'], site: { country: 'US' } })

test.each(['', '415', '(115) 555 - 0132'])(
  'the box of text messages is not enabled with the phone %j [REG-06]',
  async (phone) => {
    await show(phone)
    await expect.element(box()).toBeDisabled()
  },
)

test('the box of text messages is ticked once its terms are accepted, and has the focus again [REG-06]', async () => {
  await show('(415) 555 - 0132')
  await box().click()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/en-us/sms-terms')
  await expect.element(box()).not.toBeChecked()
  await button('accept').click()
  await expect.element(box()).toBeChecked()
  await expect.element(box()).toHaveFocus()
  await expect.element(button('accept')).not.toBeInTheDocument()
})

test('terms of text messages that are not accepted leave the box empty [REG-06]', async () => {
  await show('(415) 555 - 0132')
  await box().click()
  await button('cancel').click()
  await expect.element(box()).not.toBeChecked()
})
