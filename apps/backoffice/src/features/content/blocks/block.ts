import type { Fields } from '../form/json-schema.ts'

/** A block of a document, of any type. */
export type Block = Fields & { readonly id: string; readonly type: string }

/** Lists the blocks of a document. */
export function listBlocks({ blocks }: Fields): readonly Block[] {
  return Array.isArray(blocks) ? (blocks as Block[]) : []
}

/** Names a block by its own words; an empty text where it has none. */
export function toBlockTitle({ title, name, titleHtml, overline }: Block): string {
  const found = [title, name, titleHtml, overline].find((word) => typeof word === 'string' && word !== '')
  return typeof found === 'string' ? found.replaceAll(/<[^>]*>/g, '') : ''
}
