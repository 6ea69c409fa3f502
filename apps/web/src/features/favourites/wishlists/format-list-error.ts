import { maxFavourites } from '@lacehouse/domain/favourites/favourite'
import { maxWishlists } from '@lacehouse/domain/favourites/wishlist'
import { isApiError } from '../../../client/api/api-error.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import type { Translate } from '../../../i18n/use-text.ts'

/** Formats why a list could not be created: the account has as many as it can have, or the name has no letters. */
export function formatCreateError(t: Translate, error: unknown): string {
  if (isApiError(error, 'INV408')) return t('favourites.lists.tooMany', { maximum: maxWishlists })
  return isApiError(error, 'API400') ? t('favourites.lists.nameMissing') : formatError(t, error)
}

/** Formats why a list was not changed: it is full, or it has been deleted in another tab. */
export function formatListError(t: Translate, error: unknown): string {
  if (isApiError(error, 'INV408')) return t('favourites.lists.full', { maximum: maxFavourites })
  if (isApiError(error, 'INV405')) return t('favourites.gone')
  return isApiError(error, 'ORD404') ? t('favourites.lists.notThere') : formatError(t, error)
}
