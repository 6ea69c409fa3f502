import type { Block, ProductTile, SanitisedHtml } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { type ComponentType, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../src/brands/shop.css'
import type { BlockProps } from '../src/blocks/block-props.ts'
import { MessagesProvider } from '../src/i18n/messages-provider.tsx'

type Options = {
  readonly width?: number
  readonly tiles?: Readonly<Record<string, ProductTile>>
  /** The address of the page that the block is on. */
  readonly address?: string
}

/** A block as a test writes it: with markup that no API has sanitised. */
type Written<Value> = Value extends SanitisedHtml
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Written<Value[Key]> }
      : Value

/** Creates the function with which tests render a block like a page does. It returns the outermost element of the block. */
export function createShow<Shown extends Block>(Component: ComponentType<BlockProps<Shown>>) {
  return async (
    written: Written<Shown>,
    { width = 1280, tiles = {}, address = '/en-us' }: Options = {},
  ): Promise<HTMLElement> => {
    const block = written as unknown as Shown
    await page.viewport(width, 800)
    const { container } = await render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense>
          <MessagesProvider locale="en-us" areas={['common']}>
            <Component block={block} tiles={tiles} priority />
            <p>Below</p>
          </MessagesProvider>
        </Suspense>
      </MemoryRouter>,
    )
    await expect.poll(() => container.textContent, { timeout: seconds(20) }).toContain('Below')
    return container.querySelector<HTMLElement>(`[data-block-id="${block.id}"]`) ?? container
  }
}

/** Creates a picture for tests, for which nothing is fetched. */
export function toMedia(width: number, height: number, alt = '') {
  return {
    kind: 'image' as const,
    url: '/i/test/picture',
    width,
    height,
    alt,
  }
}
