import { formatMessage } from '@lacehouse/messages'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { hasConsent } from '../../client/consents/has-consent.ts'
import { localStore } from '../../client/storage/browser-storage.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ConsentBanner } from './consent-banner.tsx'

vi.mock(import('../../client/api/browser-api.ts'), () => ({ browserApi: { call: async () => ({}) } }) as never)

const text = (key: 'consent.accept' | 'consent.refuse') => formatMessage('en-us', key)
const buttonOf = (key: 'consent.accept' | 'consent.refuse') => page.getByRole('button', { name: text(key) })

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = 'lh_consent=;path=/;max-age=0'
  localStorage.clear()
}
beforeEach(forget)
afterEach(forget)

async function show() {
  const close = vi.fn()
  await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'consent']}>
        <ConsentBanner onClose={close} />
      </MessagesProvider>
    </Suspense>,
  )
  await expect.element(buttonOf('consent.accept')).toBeVisible()
  return close
}

test('refusing and accepting are buttons of one size and look, and the banner takes no focus [ROLE-04]', async () => {
  await show()
  const [refuse, accept] = [buttonOf('consent.refuse').element(), buttonOf('consent.accept').element()]
  expect(accept.className).toBe(refuse.className)
  expect(accept.clientWidth).toBe(refuse.clientWidth)
  expect(accept.clientHeight).toBe(refuse.clientHeight)
  expect(document.activeElement).toBe(document.body)
})

test('a refusal by the keyboard lets nothing optional be stored, and the banner closes [ROLE-04]', async () => {
  const close = await show()
  ;(buttonOf('consent.refuse').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledOnce()
  localStore.setItem('lh-searches', 'x')
  expect(localStorage.getItem('lh-searches')).toBeNull()
  expect(hasConsent('C0002')).toBe(false)
})

test('a consent lets what is optional be stored [ROLE-04]', async () => {
  await show()
  await buttonOf('consent.accept').click()
  localStore.setItem('lh-searches', 'x')
  expect(localStorage.getItem('lh-searches')).toBe('x')
  expect(hasConsent('C0004')).toBe(true)
})
