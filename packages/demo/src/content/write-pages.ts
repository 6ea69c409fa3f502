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
})

const home = readData('content/home', PageTemplate)
const shopPages = readData('content/shop-pages', z.array(PageTemplate))
const footer = readData('content/footer', z.record(z.string(), z.unknown()))

/** The home page, and the blocks of the shop's own pages: cart, search, checkout, order confirmation and errors. */
export function writePages(context: ContentContext): DemoDocument[] {
  return [
    fillPage(home, context, 'content/home'),
    ...shopPages.map((page) => fillPage(page, context, 'content/shop-pages')),
  ]
}

/** The footer with its columns of links. */
export function writeFooter(context: ContentContext): DemoDocument {
  const body = fillTemplate(footer, context, 'content/footer')
  return { doctype: 'footer', slug: 'main', body: body as DemoDocument['body'] }
}

function fillPage(page: z.infer<typeof PageTemplate>, context: ContentContext, words: string): DemoDocument {
  const { slug, ...rest } = page
  return toPage({ slug, ...(fillTemplate(rest, context, words) as object) })
}
