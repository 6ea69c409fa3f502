import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import { isApiError } from '../../client/api/api-error.ts'
import { loadTranslate } from '../../i18n/load-translate.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'

const areas = ['favourites', 'errors'] as const
const getLocale = () => document.documentElement.dataset.locale ?? 'en-us'

/** Shows where the first favourite is stored. Later ones need no message. */
export async function notifyFirstFavourite(): Promise<void> {
  const t = await loadTranslate(areas)
  const action = { label: t('favourites.view'), href: favouritesPath(getLocale()) }
  toasts.add({ title: t('favourites.first'), tone: 'positive', action })
}

/** What the shown message offers to put on a list; the toast stays the same while several hearts are pressed. */
let latest = ''

/** Offers a signed-in shopper the named lists for what became a favourite (decision 0069). */
export async function notifySavedFavourite(id: string): Promise<void> {
  const t = await loadTranslate(areas)
  latest = id
  const action = {
    label: t('favourites.lists.choose'),
    onPress: () => void openDialog('save-to-list', { id: latest }),
  }
  toasts.add({ title: t('favourites.first'), tone: 'positive', action })
}

/** Shows why a favourite was not changed. */
export async function notifyRefusedFavourite(error: unknown): Promise<void> {
  const t = await loadTranslate(areas)
  toasts.add({ title: formatRefusal(t, error), tone: 'negative', sticky: true })
}

function formatRefusal(t: Translate, error: unknown): string {
  if (isApiError(error, 'INV408')) return t('favourites.full')
  return isApiError(error, 'ORD404', 'INV405') ? t('favourites.notSold') : formatError(t, error)
}
