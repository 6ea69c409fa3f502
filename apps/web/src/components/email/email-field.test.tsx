import { formatMessage } from '@lacehouse/messages'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { EmailField } from './email-field.tsx'

function Email() {
  const [email, setEmail] = useState('')
  return <EmailField label="Email" value={email} onChange={({ target }) => setEmail(target.value)} onTake={setEmail} />
}

test('a suggestion that is taken fills the field, which has the focus again', async () => {
  await showInShop(<Email />, { areas: ['common'], site: { country: 'US' } })
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('ada@gmial.com')
  await userEvent.tab()
  await page
    .getByRole('button', { name: formatMessage('en-us', 'common.email.didYouMean', { email: 'ada@gmail.com' }) })
    .click()
  await expect.element(field).toHaveValue('ada@gmail.com')
  await expect.element(field).toHaveFocus()
})
