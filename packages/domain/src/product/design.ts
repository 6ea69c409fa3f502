/** One part of a product whose colour the shopper chooses. */
export type DesignPart = {
  readonly key: string
  /** Codes of the colours that the part comes in, one character each. */
  readonly colours: string
}

/** The choices of a made-to-order product: its parts, in the order in which a recipe names their colours (RT-07). */
export type Design = {
  /** A digit and four characters that identify this list of parts; a recipe with another stamp is refused. */
  readonly stamp: string
  readonly parts: readonly DesignPart[]
  /** The shop's own designs: code → recipe. */
  readonly precreated: Readonly<Record<string, string>>
}

type Read = { readonly ok: true; readonly colours: string } | DesignRefusal
type DesignRefusal = { readonly ok: false; readonly reason: 'unknown_attribute' | 'unknown_value' }

const grammar = /^([1-9][0-9a-z]{4})-([0-9a-z]+)$/

/** Returns whether a recipe id lists the colours of parts; other ids are numbers of designs that another system stores. */
export function isPaintRecipe(recipeId: string): boolean {
  return grammar.test(recipeId)
}

/** Writes the recipe of a choice of colours, one code for each part. */
export function writeRecipe({ stamp }: Pick<Design, 'stamp'>, colours: string): string {
  return `${stamp}-${colours}`
}

/**
 * Parses the colours of a recipe: 'unknown_attribute' for other parts, 'unknown_value' for a colour that a part does not come
 * in.
 */
export function readRecipe(recipeId: string, { stamp, parts }: Pick<Design, 'stamp' | 'parts'>): Read {
  const [, ofStamp, colours = ''] = grammar.exec(recipeId) ?? []
  if (ofStamp !== stamp || colours.length !== parts.length) return { ok: false, reason: 'unknown_attribute' }
  const fits = parts.every((part, at) => part.colours.includes(colours.charAt(at)))
  return fits ? { ok: true, colours } : { ok: false, reason: 'unknown_value' }
}

/**
 * Finds why a recipe cannot be made, or null when it can. The code of a design of the shop is valid with that design's recipe
 * only.
 */
export function findRecipeRefusal(
  { recipeId, precreatedCustomsCode: code }: { readonly recipeId?: string; readonly precreatedCustomsCode?: string },
  design: Design,
): DesignRefusal['reason'] | null {
  if (recipeId === undefined) return code === undefined ? null : 'unknown_attribute'
  const read = readRecipe(recipeId, design)
  if (!read.ok) return read.reason
  return code === undefined || (Object.hasOwn(design.precreated, code) && design.precreated[code] === recipeId)
    ? null
    : 'unknown_value'
}

/** Returns the colours with another colour for one part. */
export function paintPart(colours: string, at: number, code: string): string {
  return colours.slice(0, at) + code + colours.slice(at + 1)
}

/**
 * Returns the query of a page that shows a recipe: `recipe=1k3x9-abc`, followed by a colon and the code for a design of the
 * shop.
 */
export function recipeQuery(recipeId: string, code?: string): string {
  return `recipe=${encodeURIComponent(recipeId)}${code ? `:${encodeURIComponent(code)}` : ''}`
}
