import type { EntryContext } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { getPageStyle, getShownRoutes, hasStyleSheets, setStyleSheets } from './page-styles.ts'

const texts = new Map([
  ['/assets/shell.css', '.shell{}'],
  ['/assets/listing.css', '.listing{}'],
  ['/assets/checkout.css', '.checkout{}'],
  ['/assets/hero.css', '.hero{}'],
  ['/assets/menu.css', '.menu{}'],
])
const bySource = new Map([
  ['src/blocks/hero/hero.tsx', ['/assets/hero.css']],
  ['src/features/shell/menu-bar.tsx', ['/assets/menu.css', '/assets/shell.css']],
  ['src/features/cart/drawer.tsx', ['/assets/gone.css']],
])

/** A rendered page of some routes, below the root. */
function toContext(...routes: readonly string[]): EntryContext {
  const entry = (css: readonly string[]) => ({ css })
  return {
    manifest: {
      routes: {
        root: entry(['/assets/shell.css#']),
        'routes/listing': entry(['/assets/listing.css', '/assets/shell.css']),
        'routes/checkout': entry(['/assets/checkout.css']),
      },
    },
    routeModules: { root: {}, 'routes/listing': { links: () => [{ rel: 'preload', href: '/font.woff2' }] } },
    staticHandlerContext: { matches: ['root', ...routes].map((id) => ({ route: { id } })) },
  } as unknown as EntryContext
}

afterEach(() => setStyleSheets({ texts: new Map(), bySource: new Map() }))

test('a page carries each style sheet of its routes once, and none of a part that it does not show', () => {
  setStyleSheets({ texts, bySource })
  expect(getPageStyle(toContext('routes/listing'), new Set()).css).toBe('.shell{}.listing{}')
})

test('a page carries the style sheets of the parts that it shows, after those of its routes', () => {
  setStyleSheets({ texts, bySource })
  const shown = new Set(['src/features/shell/menu-bar.tsx', 'src/blocks/hero/hero.tsx'])
  expect(getPageStyle(toContext('routes/listing'), shown).css).toBe('.shell{}.listing{}.hero{}.menu{}')
})

test('a page that takes payments carries the styles of all that content may add, whatever it shows', () => {
  setStyleSheets({ texts, bySource })
  const context = toContext('routes/checkout')
  const plain = getPageStyle(context, new Set())
  expect(plain.css).toBe('.shell{}.checkout{}.hero{}.menu{}')
  expect(getPageStyle(context, new Set(['src/blocks/hero/hero.tsx'])).hash).toBe(plain.hash)
})

test('the order of the layers is said once, as a browser would take it from all style sheets', () => {
  const shell = '@layer reset, ui;@layer reset{a{}}@layer ui, blocks;@layer ui{.b{}}'
  const listing = '@layer reset,ui,blocks;\n@layer blocks{.c{}}'
  setStyleSheets({
    texts: new Map([...texts, ['/assets/shell.css', shell], ['/assets/listing.css', listing]]),
    bySource,
  })
  expect(getPageStyle(toContext('routes/listing'), new Set()).css).toBe(
    '@layer reset,ui,blocks;@layer reset{a{}}@layer ui{.b{}}\n@layer blocks{.c{}}',
  )
})

test('a page carries the values of its own brand and of no other', () => {
  const shell = ':root{--ink:#000}[data-brand=outpost]{--ink:#17231c}'
  setStyleSheets({ texts: new Map([...texts, ['/assets/shell.css', shell]]), bySource })
  const styleOf = (brand: string) => {
    const context = toContext()
    const loaderData = { root: { site: { brand } } }
    return getPageStyle(
      { ...context, staticHandlerContext: { ...context.staticHandlerContext, loaderData } },
      new Set(),
    ).css
  }
  expect([styleOf('lacehouse'), styleOf('outpost')]).toEqual([':root{--ink:#000}', shell])
})

test('a part whose style sheet is missing in the build adds nothing', () => {
  setStyleSheets({ texts, bySource })
  expect(getPageStyle(toContext(), new Set(['src/features/cart/drawer.tsx'])).css).toBe('.shell{}')
})

test('the hash names the styles, and another build has other ones', () => {
  setStyleSheets({ texts, bySource })
  const before = getPageStyle(toContext('routes/listing'), new Set())
  expect(before.hash).toMatch(/^sha256-[\w+/]{43}=$/)
  setStyleSheets({ texts: new Map([...texts, ['/assets/listing.css', '.list{}']]), bySource })
  const after = getPageStyle(toContext('routes/listing'), new Set())
  expect(after.css).toBe('.shell{}.list{}')
  expect(after.hash).not.toBe(before.hash)
})

test('in development there are no style sheets to write into a page', () => {
  expect(hasStyleSheets()).toBe(false)
  setStyleSheets({ texts, bySource })
  expect(hasStyleSheets()).toBe(true)
})

test('links of style sheets that a page carries are disabled, and other links of a route stay', () => {
  setStyleSheets({ texts, bySource })
  const { manifest, routeModules } = getShownRoutes(toContext('routes/listing'))
  expect(manifest.routes['routes/listing']?.css).toEqual([])
  expect(routeModules['routes/listing']?.links?.()).toEqual([
    { rel: 'stylesheet', href: '/assets/listing.css', disabled: true },
    { rel: 'stylesheet', href: '/assets/shell.css', disabled: true },
    { rel: 'preload', href: '/font.woff2' },
  ])
})

test('a page has its own routes alone, and another page of the same build has others', () => {
  setStyleSheets({ texts, bySource })
  const { staticHandlerContext, ...build } = toContext('routes/listing')
  const other = { ...build, staticHandlerContext: toContext('routes/checkout').staticHandlerContext }
  const listIds = (context: EntryContext) => Object.keys(getShownRoutes(context).manifest.routes)
  expect(listIds({ ...build, staticHandlerContext })).toEqual(['root', 'routes/listing'])
  expect(listIds(other)).toEqual(['root', 'routes/checkout'])
})
