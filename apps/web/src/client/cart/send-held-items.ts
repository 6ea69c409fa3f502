import type { MessageKey } from '@lacehouse/messages'
import { getMessages, loadAreas } from '../../i18n/catalogues.ts'
import { formatWords } from '../../i18n/format-words.ts'
import { toasts } from '../../ui/toasts.ts'
import { isApiError } from '../api/api-error.ts'
import { isToast } from '../api/is-toast.ts'
import { addItem } from './add-item.ts'
import { type HeldItem, readHeldItems, releaseItem } from './held-items.ts'

/** Adds the items that waited for a connection to the cart, in one tab and each once, and shows what became of them (ERR-06). */
export async function sendHeldItems(): Promise<void> {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  await loadAreas(locale, ['errors'])
  await navigator.locks.request('held-items', async () => {
    for (const held of readHeldItems()) await send(held, locale)
  })
}

async function send(held: HeldItem, locale: string): Promise<void> {
  const format = (id: MessageKey) =>
    String(formatWords({ locale, catalogue: getMessages(locale, ['errors']) }, id, { name: held.name }))
  try {
    await addItem(held.item, {}, { idempotencyKey: held.key })
    releaseItem(held)
    toasts.add({ title: format('errors.heldAdded'), tone: 'positive' })
  } catch (error) {
    // Without a connection, or while the server cannot answer, it waits for the next attempt.
    if (isApiError(error) && (error.status === 0 || error.status >= 502)) return
    releaseItem(held)
    // Adding has shown it.
    if (isToast(error)) return
    const reason = isApiError(error) ? error.message : ''
    toasts.add({ title: format('errors.heldRefused'), text: reason, tone: 'negative', sticky: true })
  }
}
