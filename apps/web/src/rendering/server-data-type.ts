import type { Block, FooterDocument, MenuDocument, ProductTile } from '@lacehouse/contracts'

/** Data that the page's markup carries in full, so that it is not handed to the page's scripts. */
export type ServerData = {
  menu?: MenuDocument
  footer?: FooterDocument
  jsonLd?: readonly object[]
  blocks?: readonly Block[]
  tiles?: readonly ProductTile[]
}
