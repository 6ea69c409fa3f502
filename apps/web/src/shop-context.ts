import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'
import type { Site } from '@lacehouse/domain/site/site'
import type { Duration } from '@lacehouse/domain/time/instant'
import { createContext, type RouterContextProvider } from 'react-router'
import type { ApiClient } from './client/api/api-client.ts'
import type { RenderedDocument } from './rendering/rendered-document.ts'
import type { ServerData } from './rendering/server-data-type.ts'

/** The context of loaders and actions; created for each request by the host. */
export type ShopContext = {
  /** A client for calls that are the same for all visitors; they carry no cookie. */
  readonly api: ApiClient
  /** The page shows drafts to a member of staff (RT-09). */
  readonly isPreview: boolean
  /** Gets a client that calls for this shopper, by their cookies or a given one; the page is then personal and never cached. */
  readonly asShopper: (cookie?: string) => ApiClient
  /** Reads a cookie of the shopper; the page is then personal as well. */
  readonly readCookie: (name: string) => string | null
  /**
   * Decides what this visitor sees at a point where content differs. The page stays cacheable: the cache holds one page for each
   * choice (docs/decisions/0096-variants-of-cached-pages.md).
   */
  readonly decide: (point: DecisionPoint) => string | null
  readonly site: Site
  /** Lower-case language-country, as in the URL: `fr-ca`. */
  readonly locale: string
  readonly sites: readonly Site[]
  readonly url: PageUrl
  /** Collects tags, time to live and the permission to be cached. */
  readonly policy: PagePolicy
  /** A whole page is asked for, and not its data alone. */
  readonly isDocument: boolean
  /** The data that components render on the server and that the browser does not get again (docs/decisions/0027). */
  readonly serverData: ServerData
  /** Writes an error of this page into the log. */
  readonly reportError: (error: unknown) => void
  /** The finished page, once it has been rendered. */
  document: RenderedDocument | null
  readonly now: () => Date
  readonly production: boolean
}

/** The rules of the loaders of one page for its cache. */
export type PagePolicy = {
  /** True once a loader has said that the page is the same for everybody of the locale and segment. */
  cacheable: boolean
  /** True once a loader has looked at who asks; such a page is never cached, whatever else was said. */
  personal: boolean
  readonly tags: Set<string>
  /** The decisions for the visitor, by the name of the point. */
  readonly decisions: Map<string, DecisionPoint>
  /** True once a loader has left out a part that is away; such a page is never cached. */
  incomplete: boolean
  /** The shortest that any loader asked for. */
  ttl: Duration
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
