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
  /** Fields of further variants, which no single field makes, by the variant's name. */
  also: z.record(z.string(), Fields).optional(),
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
function writeVariants({ block, with: besides, also = {} }: z.infer<typeof Example>): BlockDocument[] {
  const example = block as BlockDocument | undefined
  if (!example) return []
  const { type } = example
  const variants = listChoices(type).flatMap(({ field, values }) =>
    values.map((value) => ({
      ...example,
      ...besides?.[field],
      [field]: value,
      id: `${type}-${field}-${value}`,
    })),
  )
  const further = Object.entries(also).map(([name, fields]) => ({ ...example, ...fields, id: `${type}-${name}` }))
  return [...(variants.length > 0 ? variants : [example]), ...further].flatMap((one) => [
    { id: `${one.id}-name`, type: 'rich-text', richText: `<h2>${one.id}</h2>`, bottomMargins: 'small' },
    one,
  ])
}

type Choice = { readonly field: string; readonly values: readonly (string | number | boolean)[] }

/** Lists the fields of a type of block that have few values, with these: enumerations, and what can be switched on or off. */
export function listChoices(type: string): Choice[] {
  const schema = plainBlocks.find(({ shape }) => shape.type.value === type)
  return Object.entries<z.ZodType>(schema?.shape ?? {}).flatMap(([field, value]) => {
    const values = field === 'type' || (field in blockFields && type !== common) ? [] : listValues(value)
    return values.length > 0 ? [{ field, values }] : []
  })
}

function listValues(schema: z.ZodType): Choice['values'] {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : null
  // What a block has to be given, on or off, makes no other variant.
  if (inner) return inner instanceof z.ZodBoolean ? [true, false] : listValues(inner)
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listValues(option as z.ZodType))
  return schema instanceof z.ZodLiteral && typeof schema.value !== 'boolean' ? [schema.value as string | number] : []
}
