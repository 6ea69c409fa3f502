import { formatMessage } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ContactForm } from './contact-form.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)
const show = (wasSentPlain: boolean) =>
  showInShop(<ContactForm categories={[]} wasSentPlain={wasSentPlain} />, {
    areas: ['common'],
    address: '/en-us/help/contact-us',
    site: { country: 'US' },
  })

test('without scripts nothing that is typed comes into an address [ACC-15]', async () => {
  await show(false)
  const form = page.getByRole('form', { name: words('contact.title') })
  await expect.element(form).toHaveAttribute('method', 'post')
  await expect.element(form).toHaveAttribute('action', '/en-us/help/contact-us')
  expect(page.getByText(words('contact.needsScripts')).elements()).toEqual([])
})

test('a form that was sent without scripts says that it needs them [ACC-15]', async () => {
  await show(true)
  await expect.element(page.getByText(words('contact.needsScripts'))).toBeVisible()
})
