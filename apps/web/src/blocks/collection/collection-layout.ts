import type { CollectionBlock, CollectionLayout } from '@lacehouse/contracts'
import type { CSSProperties } from 'react'

type Variant = CollectionBlock['variant']

/** The maximum width of the slides of a button collection (CMS-08). */
const widestButton = { sm: '19.25rem', lg: '26.5rem' } as const

/** Writes the layouts of all breakpoints as custom properties, which the style sheet uses. */
export function toLayoutStyle({ variant, breakpoints, items }: CollectionBlock): CSSProperties {
  const { sm, md = sm, lg = md } = breakpoints
  const count = items.length
  return {
    ...toProperties('sm', sm, { variant, count }),
    ...toProperties('md', md, { variant, count }),
    ...toProperties('lg', lg, { variant, count }),
  } as CSSProperties
}

type Context = { readonly variant: Variant; readonly count: number }

function toProperties(at: 'sm' | 'md' | 'lg', layout: CollectionLayout, context: Context): Record<string, string> {
  const width = layout.slideWidth ?? defaultWidths[at]
  const most = layout.slideMaxWidth ?? findMaxWidth(at, context.variant)
  return {
    [`--${at}-slide`]: most ? `min(${width}, ${most})` : width,
    [`--${at}-padding`]: layout.slidePadding ?? 'var(--grid-gap)',
    [`--${at}-columns`]: String(layout.columns ?? countColumns(at, context)),
    [`--${at}-margin`]: layout.margin ?? '0',
  }
}

const defaultWidths = { sm: '72%', md: '40%', lg: '28%' } as const

function findMaxWidth(at: 'sm' | 'md' | 'lg', variant: Variant): string | undefined {
  if (variant !== 'button') return undefined
  return at === 'sm' ? widestButton.sm : widestButton.lg
}

/** Counts the columns of a collection. `icon-and-text` has two columns for four items, and otherwise three (CMS-08). */
export function countColumns(at: 'sm' | 'md' | 'lg', { variant, count }: Context): number {
  if (variant === 'icon-and-text') {
    if (at === 'sm') return count === 4 ? 2 : 1
    return count === 4 ? 2 : 3
  }
  if (at === 'sm') return 2
  return at === 'md' ? 3 : Math.min(Math.max(count, 2), 4)
}
