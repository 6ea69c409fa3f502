import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ConsentBanner } from './consent-banner.tsx'

/**
 * Shows the banner. Pages are the same for everybody, so that it is no part of them; it stands first in the document, where keyboard and
 * screen reader come to it before the page.
 */
export function showBanner(): void {
  const place = document.createElement('div')
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  document.body.prepend(place)
  root.render(
    <Suspense>
      <MessagesProvider locale={document.documentElement.dataset.locale ?? 'en-us'} areas={['consent']}>
        <ConsentBanner onClose={close} />
      </MessagesProvider>
    </Suspense>,
  )
}
