import type { SanitisedHtml } from '@lacehouse/contracts'

declare const source: unique symbol

/** Text of the build or of the router, in which nothing of a visitor or of a content document is markup. */
export type BuildMarkup = string & { readonly [source]: 'build' }
/** Markup that this page shows already. */
export type ShownMarkup = string & { readonly [source]: 'page' }

type Policy = { readonly createHTML: (text: string) => TrustedHTML; readonly createScriptURL: (url: string) => string }
type Rules = { readonly createHTML: (text: string) => string; readonly createScriptURL: (url: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Rules) => Policy }

let made: Policy | null = null

/** Finds the policy by which the browser accepts markup from here only; null on the server and in a browser without such policies. */
function findPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return null
  made ??= trustedTypes.createPolicy('lacehouse', { createHTML: (text) => text, createScriptURL: (url) => url })
  return made
}

/**
 * Makes the value of `dangerouslySetInnerHTML`, which takes nothing else in this code base. An element without content takes the empty
 * text, which React compares by value.
 */
export function toInnerHtml(markup: SanitisedHtml | BuildMarkup | ShownMarkup): { __html: string | TrustedHTML } {
  return { __html: markup === '' ? '' : (findPolicy()?.createHTML(markup) ?? markup) }
}

/** Marks a text as markup of the build or of the router. The list of its callers is checked (`trusted-markup.test.ts`). */
export function toBuildMarkup(text: string): BuildMarkup {
  return text as BuildMarkup
}

/** Reads the markup of an element that this page shows. */
export function readShownMarkup(element: Element): ShownMarkup {
  return element.outerHTML as ShownMarkup
}

/** Marks the address of a payment provider's script as one that may run; the content security policy names its origin. */
export function trustScriptUrl(url: string): string {
  return findPolicy()?.createScriptURL(url) ?? url
}
