import { z } from 'zod'
import { shoppers } from '../catalogue/category-ids.ts'
import { readData } from '../read-data.ts'
import { findComposition, getComposition, toCompositionPicture } from './compositions.ts'
import type { ContentContext } from './content-context.ts'
import type { BlockDocument, DemoDocument } from './documents.ts'

const { openings, lines } = readData(
  'content/category-pages',
  z.strictObject({
    /** Compositions by shopper, group or kind, the first choice first; the texts have the same keys. */
    openings: z.record(z.string(), z.array(z.string())),
    /** Categories that begin with a line of text. */
    lines: z.array(z.string()),
  }),
)

/** The blocks above the listings of the main categories: a picture with a text, or a line of text. */
export function writeCategoryPages(context: ContentContext): DemoDocument[] {
  const isShopper = (key: string): boolean => shoppers.some((shopper) => shopper === key)
  const keys = Object.keys(openings)
  return [
    ...keys.filter(isShopper).flatMap((key) => writeOpening(context, key, key)),
    ...shoppers.flatMap((shopper) =>
      keys.filter((key) => !isShopper(key)).flatMap((key) => writeOpening(context, `${shopper}/${key}`, key)),
    ),
    ...lines.flatMap((path) => writeLine(context, path)),
  ]
}

function toDocument(id: string, title: string, block: BlockDocument): DemoDocument {
  return {
    doctype: 'category',
    slug: id,
    body: { id: `category-${id}`, slug: id, title, blocks: [block] },
  }
}

function writeOpening(context: ContentContext, path: string, key: string): DemoDocument[] {
  const name = findComposition(openings[key] ?? [], context.models)
  const category = context.findCategory(path)
  if (name === null || !category) return []
  const { textSide, backdrop } = getComposition(name)
  const block: BlockDocument = {
    id: `category-${category.id}-hero`,
    type: 'hero',
    variant: 'standard',
    title: category.name,
    titleStyle: 'headline',
    titleH1: true,
    subtitle: context.getText(`content/category-pages.${key}`),
    align: textSide,
    backdrop,
    // The wide picture on small screens too, so that the opening stays low.
    media: { sm: toCompositionPicture(name, '16x7') },
    isFullWidth: true,
    bottomMargins: 'medium',
  }
  return [toDocument(category.id, category.name, block)]
}

function writeLine(context: ContentContext, path: string): DemoDocument[] {
  const category = context.findCategory(path)
  if (!category) return []
  const block: BlockDocument = {
    id: `category-${category.id}-line`,
    type: 'banner',
    variant: 'thin',
    subtitle: context.getText(`content/category-pages.${path}`),
    bottomMargins: 'small',
  }
  return [toDocument(category.id, category.name, block)]
}
