import type { Block, FooterDocument, MenuDocument, ProductTile } from '@lacehouse/contracts'

/** Data that only the server needs, because the page's markup shows it completely. It is not sent to the page's scripts. */
export type ServerData = {
  menu?: MenuDocument
  footer?: FooterDocument
  jsonLd?: readonly object[]
  blocks?: readonly Block[]
  tiles?: readonly ProductTile[]
}
