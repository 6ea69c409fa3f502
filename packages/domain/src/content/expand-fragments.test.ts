import { expect, test } from 'vitest'
import { expandFragments } from './expand-fragments.ts'

type Block = { readonly id: string; readonly type: string; readonly fragmentId?: string }
const text = (id: string): Block => ({ id, type: 'rich-text' })
const use = (id: string, fragmentId: string): Block => ({ id, type: 'fragment', fragmentId })

const fragments: Readonly<Record<string, readonly Block[]>> = {
  promise: [text('one'), text('two')],
  outer: [text('before'), use('in', 'promise')],
  itself: [text('own'), use('again', 'itself')],
  first: [use('to', 'second')],
  second: [use('back', 'first'), text('end')],
  a: [text('a'), use('b', 'b')],
  b: [text('b'), use('c', 'c')],
  c: [text('c'), use('d', 'promise')],
}
const find = (id: string) => Promise.resolve(fragments[id] ?? null)

test.for([
  ['no fragment', [text('x')], ['x']],
  [
    'a fragment twice',
    [use('p', 'promise'), text('x'), use('q', 'promise')],
    ['p-one', 'p-two', 'x', 'q-one', 'q-two'],
  ],
  ['a fragment in a fragment', [use('o', 'outer')], ['o-before', 'o-in-one', 'o-in-two']],
  ['a fragment that contains itself', [use('i', 'itself')], ['i-own']],
  ['two fragments that contain each other', [use('f', 'first')], ['f-to-end']],
  ['four levels', [use('l', 'a')], ['l-a', 'l-b-b', 'l-b-c-c']],
  ['a fragment that does not exist', [use('n', 'none'), text('x')], ['x']],
] as const)('%s shows its blocks', async ([, blocks, expected]) => {
  expect((await expandFragments<Block>(blocks, find)).map(({ id }) => id)).toEqual(expected)
})
