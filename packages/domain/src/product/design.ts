/** One part of a product that its buyer colours. */
export type DesignPart = {
  readonly key: string
  /** Codes of the colours that its material comes in, one character each. */
  readonly colours: string
}

/** What can be made of a made-to-order product: its parts, in the order in which a recipe names their colours (S1.2, RT-07). */
export type Design = {
  /** A digit and four characters that stand for these parts: a recipe for others is refused. */
  readonly stamp: string
  readonly parts: readonly DesignPart[]
  /** Designs of the shop: code → recipe. */
  readonly precreated: Readonly<Record<string, string>>
}

type Read = { readonly ok: true; readonly colours: string } | DesignFault
type DesignFault = { readonly ok: false; readonly reason: 'unknown_attribute' | 'unknown_value' }

const grammar = /^([1-9][0-9a-z]{4})-([0-9a-z]+)$/

/** Tells whether a recipe names colours of parts; others are numbers of designs kept elsewhere. */
export function isPaintRecipe(recipeId: string): boolean {
  return grammar.test(recipeId)
}

/** Writes the one recipe of a choice of colours, one code a part. */
export function writeRecipe({ stamp }: Pick<Design, 'stamp'>, colours: string): string {
  return `${stamp}-${colours}`
}

/** Reads the colours of a recipe: other parts than these are ATTR100, a colour that a part does not come in is ATTR200. */
export function readRecipe(recipeId: string, { stamp, parts }: Pick<Design, 'stamp' | 'parts'>): Read {
  const [, ofStamp, colours = ''] = grammar.exec(recipeId) ?? []
  if (ofStamp !== stamp || colours.length !== parts.length) return { ok: false, reason: 'unknown_attribute' }
  const fits = parts.every((part, at) => part.colours.includes(colours.charAt(at)))
  return fits ? { ok: true, colours } : { ok: false, reason: 'unknown_value' }
}

/** Finds why a recipe cannot be made, or null; the code of a design of the shop stands for that design and no other. */
export function findRecipeFault(
  { recipeId, precreatedCustomsCode: code }: { readonly recipeId?: string; readonly precreatedCustomsCode?: string },
  design: Design,
): DesignFault['reason'] | null {
  if (recipeId === undefined) return code === undefined ? null : 'unknown_attribute'
  const read = readRecipe(recipeId, design)
  if (!read.ok) return read.reason
  return code === undefined || (Object.hasOwn(design.precreated, code) && design.precreated[code] === recipeId)
    ? null
    : 'unknown_value'
}

/** Gives one part another colour. */
export function paintPart(colours: string, at: number, code: string): string {
  return colours.slice(0, at) + code + colours.slice(at + 1)
}

/** Gives the query of a page that shows a recipe: `recipe=1k3x9-abc`, after it the code of a design of the shop. */
export function recipeQuery(recipeId: string, code?: string): string {
  return `recipe=${encodeURIComponent(recipeId)}${code ? `:${encodeURIComponent(code)}` : ''}`
}
