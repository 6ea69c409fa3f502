import { z } from 'zod'
import { blockFields, Media, RequiredWords, Target } from './block-fields.ts'

const VisualSelectorItem = z.object({ id: z.string(), title: RequiredWords, media: Media, target: Target })

/** Links with small pictures in one row, as the kinds of a category above its listing; the one of the open page is marked. */
export const VisualSelectorBlock = z.object({
  ...blockFields,
  type: z.literal('visual-selector'),
  shape: z.enum(['circle', 'square', 'portrait']).optional(),
  items: z.array(VisualSelectorItem),
})
export type VisualSelectorBlock = z.output<typeof VisualSelectorBlock>

/** The links of a group of pages: a row on large screens, and on smaller ones a list that opens below its title (CMS-11). */
export const SecondaryNavigationBlock = z.object({
  ...blockFields,
  type: z.literal('secondary-navigation'),
  /** Names the group, and the list's button on small screens. */
  title: RequiredWords,
  align: z.enum(['left', 'center']).optional(),
  targets: z.array(Target),
})
export type SecondaryNavigationBlock = z.output<typeof SecondaryNavigationBlock>

const FilterGroup = z.object({ id: z.string(), title: RequiredWords, targets: z.array(Target) })

/** Shortcuts to filtered listings, in groups: by activity, by colour, by price (CMS-16). */
export const FilterByBlock = z.object({ ...blockFields, type: z.literal('filter-by'), groups: z.array(FilterGroup) })
export type FilterByBlock = z.output<typeof FilterByBlock>

/** A place in the page that links lead to by `#` and its name (CMS-16). */
export const AnchorBlock = z.object({
  ...blockFields,
  type: z.literal('anchor'),
  anchor: z.string().regex(/^[a-z][a-z0-9-]*$/),
})
export type AnchorBlock = z.output<typeof AnchorBlock>

/** The block's `targets` as buttons in a row (CMS-16). */
export const ButtonBlock = z.object({
  ...blockFields,
  type: z.literal('button'),
  align: z.enum(['left', 'center', 'right']).optional(),
  targets: z.array(Target),
})
export type ButtonBlock = z.output<typeof ButtonBlock>
