import { favouritesPath } from '@lacehouse/domain/url/shop-paths'

type Shop = { readonly publicUrl: string }

/** Makes the address of a shared list, of favourites and of named lists alike. */
export function toSharedUrl({ publicUrl }: Shop, { locale }: { readonly locale: string }, shareId: string): string {
  return `${publicUrl}${favouritesPath(locale)}/${shareId}`
}
