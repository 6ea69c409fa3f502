import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import { TextSubscription } from './text-subscription.tsx'

const words = (key: Parameters<typeof formatMessage>[1]) => formatMessage('en-us', key)

afterEach(() => vi.restoreAllMocks())

test.each(['profile.subscription.sms.accept', 'profile.cancel'] as const)(
  'the box has the focus again after %s, whose button disappears [REG-06]',
  async (key) => {
    vi.spyOn(browserApi, 'call').mockResolvedValue({ subscriptions: [] } as never)
    await showInShop(<TextSubscription own={null} phone="(415) 555 - 0132" />, {
      areas: ['common', 'profile', 'errors'],
    })
    await page.getByRole('checkbox').click()
    const button = page.getByRole('button', { name: words(key) })
    await button.click()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).toHaveFocus()
  },
)
