import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { ContentContext } from './content-context.ts'
import { type DemoDocument, toPage } from './documents.ts'
import { fillTemplate } from './fill-template.ts'

const PageTemplate = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string().optional(),
  blocks: z.array(z.record(z.string(), z.unknown())),
  /** Where the page exists, as in any object of a template; without it, on every site. */
  $when: z.unknown().optional(),
})
type PageTemplate = z.infer<typeof PageTemplate>

const home = readData('content/home', PageTemplate)
const shopPages = readData('content/shop-pages', z.array(PageTemplate))
const servicePages = readData('content/service-pages', z.array(PageTemplate))
const footer = readData('content/footer', z.record(z.string(), z.unknown()))

/**
 * The home page, the blocks of the shop's own pages (cart, search, checkout, order confirmation and errors), and the pages and dialogs
 * around an account: offers, gift cards, membership, signing in and signing up.
 */
export function writePages(context: ContentContext): DemoDocument[] {
  return [
    ...fillPage(home, context, 'content/home'),
    ...shopPages.flatMap((page) => fillPage(page, context, 'content/shop-pages')),
    ...servicePages.flatMap((page) => fillPage(page, context, 'content/service-pages')),
  ]
}

/** The footer with its columns of links. */
export function writeFooter(context: ContentContext): DemoDocument {
  const body = fillTemplate(footer, context, 'content/footer')
  return { doctype: 'footer', slug: 'main', body: body as DemoDocument['body'] }
}

/** Writes the page, or nothing where its condition does not hold. */
function fillPage({ slug, ...rest }: PageTemplate, context: ContentContext, words: string): DemoDocument[] {
  const filled = fillTemplate(rest, context, words)
  return filled === undefined ? [] : [toPage({ slug, ...(filled as object) })]
}
