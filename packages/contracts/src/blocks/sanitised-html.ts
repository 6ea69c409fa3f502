import { z } from 'zod'

/**
 * Markup of a content document. The API sanitises it when a document is written and when it is answered (CMS-22); its brand is what
 * the storefront asks for before it shows a text as markup.
 */
export const SanitisedHtml = z.string().brand<'SanitisedHtml'>()
export type SanitisedHtml = z.output<typeof SanitisedHtml>
