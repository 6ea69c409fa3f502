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

/** Lists the ids of the blocks within a block, for every segment or variant. */
export function listNestedIds({ segments, variants, baselines }: Block): string[] {
  const targetsOf = (parts: unknown) => (Array.isArray(parts) ? parts.flatMap(({ targets }: Fields) => targets) : [])
  const nested = [targetsOf(segments), targetsOf(variants), Array.isArray(baselines) ? baselines : []].flat()
  return nested.flatMap((block) => (block as Block | undefined)?.id ?? [])
}
