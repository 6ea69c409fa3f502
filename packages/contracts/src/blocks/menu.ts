import { z } from 'zod'
import { Media, Target } from './block-fields.ts'
import { SanitisedHtml } from './sanitised-html.ts'

const MenuLeaf = z.object({
  id: z.string(),
  title: z.string(),
  titleHtml: SanitisedHtml.optional(),
  target: Target,
})

const MenuSection = z.object({
  ...MenuLeaf.shape,
  target: Target.optional(),
  children: z.array(MenuLeaf),
})

/** One entry of the mega menu with its columns of sections; three levels. */
export const MenuItem = z.object({
  ...MenuLeaf.shape,
  menuStyle: z.enum(['default', 'highlight', 'sale']).optional(),
  menuIcon: z.string().optional(),
  columns: z.array(z.array(MenuSection)),
  menuBanner: z.object({ media: Media, title: z.string(), target: Target }).optional(),
  visualSelectors: z.array(z.object({ id: z.string(), title: z.string(), media: Media, target: Target })).optional(),
  visualSelectorsTitle: z.string().optional(),
  hideShopAll: z.object({ sm: z.boolean(), lg: z.boolean() }).optional(),
  overrideShopAll: Target.optional(),
  delocalizedTracking: z.string().optional(),
})
export type MenuItem = z.output<typeof MenuItem>

export const MenuDocument = z.object({ id: z.string(), opensOn: z.enum(['hover', 'click']), items: z.array(MenuItem) })
export type MenuDocument = z.output<typeof MenuDocument>

/** The footer's columns, legal line and marks. */
export const FooterDocument = z.object({
  id: z.string(),
  columns: z.array(z.object({ id: z.string(), title: z.string(), targets: z.array(Target) })),
  legal: z.array(Target),
  social: z.array(Target),
  note: z.string().optional(),
})
export type FooterDocument = z.output<typeof FooterDocument>
