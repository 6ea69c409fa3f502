/** The design of a made-to-order item: a recipe, and the code if it is a design of the shop. */
export type Recipe = { readonly recipeId: string; readonly precreatedCustomsCode?: string }

/**
 * Parses the query parameter `recipe`: an id, or an id and after a colon the code of a design of the shop, such as
 * `R-1042:HALDEN-SUN`. Null for any other text (RT-07).
 */
export function parseRecipe(text: string | null): Recipe | null {
  const [, recipeId, code] = /^([A-Za-z0-9-]{1,40})(?::([A-Za-z0-9-]{1,40}))?$/.exec(text ?? '') ?? []
  if (!recipeId) return null
  return { recipeId, ...(code && { precreatedCustomsCode: code }) }
}
