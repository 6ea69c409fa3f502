import { formatMessage } from '@lacehouse/messages'
import { type Ref, useImperativeHandle } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { NewCard } from './new-card.tsx'

type FieldsProps = { readonly ref: Ref<{ readonly tokenise: () => Promise<never> }> }

/** The provider's fields, of which the code has a fault. */
vi.mock('../../components/payment/card-fields.tsx', () => ({
  CardFields: ({ ref }: FieldsProps) => {
    useImperativeHandle(ref, () => ({ tokenise: () => Promise.reject(new TypeError('a fault of the provider')) }))
    return null
  },
}))

afterEach(() => vi.restoreAllMocks())

test('a card whose fields fail unexpectedly is said not to be saved, and can be sent again [ACC-04]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await showInShop(<NewCard isFirst onDone={() => undefined} />, {
    areas: ['common', 'profile', 'payment', 'errors'],
    site: { features: { captcha: { card: false } } },
  })
  const save = page.getByRole('button', { name: formatMessage('en-us', 'profile.cards.save') })
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(formatMessage('en-us', 'profile.cards.saveFailed'))
  await expect.element(save).not.toHaveAttribute('aria-busy')
  expect(logged).toHaveBeenCalledOnce()
})
