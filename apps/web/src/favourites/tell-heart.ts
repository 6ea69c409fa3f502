import type { MessageKey } from '@lacehouse/messages'
import { isApiError } from '../api/api-error.ts'
import { sayError } from '../cart/say-error.ts'
import { getMessages, loadAreas } from '../i18n/catalogues.ts'
import { formatWords, type TextValues } from '../i18n/format-words.ts'
import type { Say } from '../i18n/use-text.ts'
import { toasts } from '../ui/toasts.ts'

const areas = ['favourites', 'errors'] as const
const getLocale = () => document.documentElement.dataset.locale ?? 'en-us'

/** Words outside of React's tree, where the hearts are pressed. */
async function loadSay(): Promise<Say> {
  const locale = getLocale()
  await loadAreas(locale, areas)
  const words = { locale, catalogue: getMessages(locale, areas) }
  return (key: MessageKey, values?: TextValues) => String(formatWords(words, key, values))
}

/** Says where the first favourite has gone; from the second on the shopper knows. */
export async function tellFirstHeart(): Promise<void> {
  const say = await loadSay()
  const action = { label: say('favourites.view'), href: `/${getLocale()}/favourites` }
  toasts.add({ title: say('favourites.first'), tone: 'positive', action })
}

/** Says why a heart is as it was before it was pressed. */
export async function tellRefusedHeart(error: unknown): Promise<void> {
  const say = await loadSay()
  toasts.add({ title: sayRefusal(say, error), tone: 'negative' })
}

function sayRefusal(say: Say, error: unknown): string {
  if (isApiError(error, 'INV408')) return say('favourites.full')
  return isApiError(error, 'ORD404', 'INV405') ? say('favourites.notSold') : sayError(say, error)
}
