import type { Site } from '@lacehouse/domain/site/site'
import { createContext, type RouterContextProvider } from 'react-router'
import type { ApiClient } from './client/api/api-client.ts'
import type { PagePolicy } from './host/page-policy.ts'

/** What every loader and action may use; created for each request by the host. */
export type ShopContext = {
  /** A client for calls that are the same for all visitors; they carry no cookie. */
  readonly api: ApiClient
  /** Gets a client that calls for this shopper; the page is then personal and never cached. */
  readonly asShopper: () => ApiClient
  readonly site: Site
  /** Lower-case language-country, as in the URL: `fr-ca`. */
  readonly locale: string
  readonly sites: readonly Site[]
  readonly url: PageUrl
  /** Collects tags, time to live and the permission to be cached. */
  readonly policy: PagePolicy
  readonly now: () => Date
  readonly production: boolean
}

export type PageUrl = {
  /** Scheme, host and port under which the shopper sees the shop. */
  readonly origin: string
  readonly pathname: string
  readonly search: URLSearchParams
}

export const shopContext = createContext<ShopContext>()

/** The part of React Router's arguments of loaders, actions and middleware that the shop needs. */
export type WithContext = { readonly context: Readonly<RouterContextProvider> }

/** Gets the shop's context in a loader, an action or middleware. */
export function getShop({ context }: WithContext): ShopContext {
  return context.get(shopContext)
}
