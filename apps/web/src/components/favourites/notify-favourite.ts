import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import type { MessageKey } from '@lacehouse/messages'
import { isApiError } from '../../client/api/api-error.ts'
import { getMessages, loadAreas } from '../../i18n/catalogues.ts'
import { formatWords, type TextValues } from '../../i18n/format-words.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'

const areas = ['favourites', 'errors'] as const
const getLocale = () => document.documentElement.dataset.locale ?? 'en-us'

/** Loads the messages outside of React's tree, where favourite buttons are handled. */
async function loadTranslate(): Promise<Translate> {
  const locale = getLocale()
  await loadAreas(locale, areas)
  const words = { locale, catalogue: getMessages(locale, areas) }
  return (key: MessageKey, values?: TextValues) => String(formatWords(words, key, values))
}

/** Shows where the first favourite is stored. Later ones need no message. */
export async function notifyFirstFavourite(): Promise<void> {
  const t = await loadTranslate()
  const action = { label: t('favourites.view'), href: favouritesPath(getLocale()) }
  toasts.add({ title: t('favourites.first'), tone: 'positive', action })
}

/** Shows why a favourite was not changed. */
export async function notifyRefusedFavourite(error: unknown): Promise<void> {
  const t = await loadTranslate()
  toasts.add({ title: formatRefusal(t, error), tone: 'negative', sticky: true })
}

function formatRefusal(t: Translate, error: unknown): string {
  if (isApiError(error, 'INV408')) return t('favourites.full')
  return isApiError(error, 'ORD404', 'INV405') ? t('favourites.notSold') : formatError(t, error)
}
