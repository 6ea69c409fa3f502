import { expect, test } from 'vitest'
import { nameLazySources } from './name-lazy-sources.ts'

const root = '/shop/apps/web'

/** Runs the plugin over a module of the shop. */
function transform(code: string, id = `${root}/src/blocks/registry.ts`): string | null {
  const hook = nameLazySources(root).transform as (code: string, id: string) => string | null
  return hook(code, id)
}

test.each(['lazyComponent', 'staticPart', 'hydrateOnInteraction', 'hydrateOnVisible'])(
  '%s names the file that it loads, from the root of the storefront',
  (maker) => {
    const code = `export const Hero = ${maker}(() => import('./hero/hero.tsx').then((module) => module.Hero))`
    expect(transform(code)).toBe(code.replace(/\)$/, ", 'src/blocks/hero/hero.tsx')"))
  },
)

test('each call of a file gets its own name, also below other calls and after a closing comma', () => {
  const code = `const parts = { a: lazyComponent(() => import('./a.tsx'),), b: wrap(staticPart(() => import('../b.tsx'))) }`
  expect(transform(code)).toBe(
    `const parts = { a: lazyComponent(() => import('./a.tsx'), 'src/blocks/a.tsx'), b: wrap(staticPart(() => import('../b.tsx'), 'src/b.tsx')) }`,
  )
})

test('a call without an import of its own, and other functions, stay as they are', () => {
  const code = `const a = lazyComponent(load); const b = other(() => import('./b.tsx'))`
  expect(transform(code)).toBe(code)
})

test('modules of packages, and modules without such a call, are left alone', () => {
  const code = `lazyComponent(() => import('./a.tsx'))`
  expect(transform(code, '/shop/node_modules/some/index.js')).toBeNull()
  expect(transform(`const a = 1`)).toBeNull()
  expect(transform(`import('./a.tsx')`)).toBeNull()
})

test('the plugin belongs to the build of the server alone', () => {
  const { apply, applyToEnvironment } = nameLazySources(root)
  expect(apply).toBe('build')
  expect(applyToEnvironment?.({ name: 'ssr' } as never)).toBe(true)
  expect(applyToEnvironment?.({ name: 'client' } as never)).toBe(false)
})
