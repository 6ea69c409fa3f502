import { blockFields, plainBlocks } from '@lacehouse/contracts'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { ContentContext } from './content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from './documents.ts'
import { fillTemplate } from './fill-template.ts'

const Fields = z.record(z.string(), z.unknown())
const Example = z.strictObject({
  /** Left out where the shop lacks its picture. */
  block: Fields.optional(),
  /** What a block needs besides, so that a field can be seen, by the field. */
  with: z.record(z.string(), Fields).optional(),
})

const Gallery = z.strictObject({
  slug: z.string(),
  title: z.string(),
  examples: z.array(Example),
})

const gallery = readData('content/block-gallery', Gallery)
/** The fields of every block are shown once, on a picture with text. */
const common = 'banner'

/**
 * The page on which staff see each type of block in each of its variants: an example of each type, once for each value of its
 * enumerated fields. It stays a draft, so that only the preview shows it.
 */
export function writeBlockGallery(context: ContentContext): DemoDocument {
  const { slug, title, examples } = fillTemplate(gallery, context, 'content/home') as z.infer<typeof Gallery>
  return { ...toPage({ slug, title, blocks: examples.flatMap(writeVariants) }), isDraft: true }
}

/** Lists an example with each of its variants, each below a heading that names what differs. */
function writeVariants({ block, with: besides }: z.infer<typeof Example>): BlockDocument[] {
  const example = block as BlockDocument | undefined
  if (!example) return []
  const variants = listChoices(example.type).flatMap(({ field, values }) =>
    values.map((value) => ({
      ...example,
      ...besides?.[field],
      [field]: value,
      id: `${example.type}-${field}-${value}`,
    })),
  )
  const shown = variants.length > 0 ? variants : [example]
  return shown.flatMap((one) => [
    { id: `${one.id}-name`, type: 'rich-text', richText: `<h2>${one.id}</h2>`, bottomMargins: 'small' },
    one,
  ])
}

type Choice = { readonly field: string; readonly values: readonly (string | number)[] }

/** Lists the enumerated fields of a type of block with their values. */
export function listChoices(type: string): Choice[] {
  const schema = plainBlocks.find(({ shape }) => shape.type.value === type)
  return Object.entries<z.ZodType>(schema?.shape ?? {}).flatMap(([field, value]) => {
    const values = field === 'type' || (field in blockFields && type !== common) ? [] : listValues(value)
    return values.length > 0 ? [{ field, values }] : []
  })
}

function listValues(schema: z.ZodType): readonly (string | number)[] {
  if (schema instanceof z.ZodOptional) return listValues(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listValues(option as z.ZodType))
  return schema instanceof z.ZodLiteral && typeof schema.value !== 'boolean' ? [schema.value as string | number] : []
}
