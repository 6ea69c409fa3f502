type Policy = { readonly createHTML: (text: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let made: Policy | null = null

/** Names the policy that the page's Content-Security-Policy allows for this. */
function findPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return null
  made ??= trustedTypes.createPolicy('content-markup', { createHTML: (markup) => markup })
  return made
}

/** Reads markup into a document without a window, in which no script runs and nothing is loaded. */
export function readMarkup(markup: string): HTMLElement {
  const inert = document.implementation.createHTMLDocument()
  inert.body.innerHTML = findPolicy()?.createHTML(markup) ?? markup
  return inert.body
}
