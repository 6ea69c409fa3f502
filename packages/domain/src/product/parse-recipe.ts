/** What a shopper or the shop made of a made-to-order product. */
export type Recipe = { readonly recipeId: string; readonly precreatedCustomsCode?: string }

/**
 * Reads the query parameter `recipe`: an id, or an id and after a colon the code of a design that the shop has made, as
 * `R-1042:HALDEN-SUN`. Null for what is neither (S1.2, RT-07).
 */
export function parseRecipe(text: string | null): Recipe | null {
  const [, recipeId, code] = /^([A-Za-z0-9-]{1,40})(?::([A-Za-z0-9-]{1,40}))?$/.exec(text ?? '') ?? []
  if (!recipeId) return null
  return { recipeId, ...(code && { precreatedCustomsCode: code }) }
}
