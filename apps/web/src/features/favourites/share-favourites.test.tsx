import { Suspense } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toastDuration } from '../../ui/toast-store.ts'
import { toasts } from '../../ui/toasts.ts'
import { ShareFavourites } from './share-favourites.tsx'

function Page() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'favourites', 'errors']}>
        <ShareFavourites />
        <ToastRegion />
      </MessagesProvider>
    </Suspense>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Page, HydrateFallback: () => null }])

beforeEach(() => {
  const body = { errorDetails: [{ errorId: 'GEN500', message: 'broken' }], correlationId: 'one' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }))
  localStorage.setItem('favourites.', JSON.stringify({ favoriteId: 'list-1', hearts: {}, seenAt: Date.now() }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const { id } of toasts.list()) toasts.dismiss(id)
})

test('an unexpected error is shown in a toast that stays until it is dismissed [ERR-04]', async () => {
  await render(<Stub />)
  await page.getByRole('button', { name: 'Share list' }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  vi.useFakeTimers()
  toasts.add({ title: 'Another message' })
  await vi.advanceTimersByTimeAsync(2 * toastDuration)
  vi.useRealTimers()
  await expect.poll(() => page.getByText('Another message').query()).toBeNull()
  await expect.element(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Dismiss message' }).click()
  await expect.poll(() => alert.query()).toBeNull()
})
