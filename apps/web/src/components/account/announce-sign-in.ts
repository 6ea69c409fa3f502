import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import type { SignedIn } from '../../client/account/sign-in.ts'
import { readCartMemory } from '../../client/cart/cart-memory.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { toasts } from '../../ui/toasts.ts'

/** Says that the shopper is signed in and what came back with the account, and shows an employee the terms of the discount. */
export function announceSignIn(
  { t, locale }: { readonly t: Translate; readonly locale: string },
  { hasGrown, favouritesGrown, needsTerms }: SignedIn,
): void {
  toasts.add({ title: t('account.signedIn'), tone: 'positive' })
  if (hasGrown)
    toasts.add({
      title: t('account.cartGrown', { count: readCartMemory()?.count ?? 0 }),
      action: { label: t('account.viewCart'), href: `/${locale}/cart` },
    })
  if (favouritesGrown !== null)
    toasts.add({
      title: t('favourites.grown', { count: favouritesGrown }),
      action: { label: t('favourites.view'), href: favouritesPath(locale) },
    })
  if (needsTerms) void openDialog('employee-terms', {})
}
