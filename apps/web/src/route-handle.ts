import type { MessageArea } from '@lacehouse/messages'

/** The `handle` that a route module exports. */
export type RouteHandle = {
  /** Message areas of the page beyond `common` and `navigation`, which every page has. */
  readonly areas?: readonly MessageArea[]
  /** Shows the page without menu and footer, with the logo only: checkout. */
  readonly bare?: boolean
}
