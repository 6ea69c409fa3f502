import type { MessageArea } from '@lacehouse/messages'

/** What a route module exports as `handle`. */
export type RouteHandle = {
  /** Words of the page beyond `common` and `navigation`, which every page has. */
  readonly areas?: readonly MessageArea[]
  /** Without menu and footer, with the logo alone: checkout. */
  readonly bare?: boolean
}
