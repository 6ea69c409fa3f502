import type { FooterDocument, MenuDocument, ProductTile } from '@lacehouse/contracts'
import type { ShownBlock } from '../blocks/decisions/decided-block.ts'

/** Data that only the server needs, because the page's markup shows it completely. It is not sent to the page's scripts. */
export type ServerData = {
  menu?: MenuDocument
  footer?: FooterDocument
  jsonLd?: readonly object[]
  blocks?: readonly ShownBlock[]
  tiles?: readonly ProductTile[]
}
