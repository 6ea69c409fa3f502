import { expect, test } from 'vitest'
import { Unavailable } from '../../http/unavailable.ts'
import { createDrawQueue, type DrawJob, type DrawPlace } from './draw-queue.ts'
import { planDrawing } from './plan-drawing.ts'

const bounds = { all: 6, ofNetwork: 4, designs: 3, designsOfNetwork: 2 }
const small: DrawPlace = { lane: 'small', rank: 0, isDesign: false }

/** A queue whose drawings end when the test lets them. */
const setUp = () => {
  const queue = createDrawQueue<string>(bounds)
  const drawn: string[] = []
  const open = Promise.withResolvers<void>()
  const add = (name: string, place: Partial<DrawJob<string>> = {}): Promise<string> =>
    queue.add({
      ...small,
      ...place,
      run: async () => {
        await open.promise
        drawn.push(name)
        return name
      },
    })
  return { add, drawn, finish: open.resolve }
}

test('lower ranks are drawn first, however late they came', async () => {
  const { add, drawn, finish } = setUp()
  const all = [add('first'), add('design', { rank: 2 }), add('large', { rank: 1 }), add('thumbnail')]
  finish()
  await Promise.all(all)
  expect(drawn).toEqual(['first', 'thumbnail', 'large', 'design'])
})

test('networks take turns, so that many pictures of one do not hold up another', async () => {
  const { add, drawn, finish } = setUp()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, { network: 'a' }))
  all.push(add('b1', { network: 'b' }))
  finish()
  await Promise.all(all)
  expect(drawn).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('a large picture does not hold up a small one', async () => {
  const queue = createDrawQueue<string>()
  void queue.add({ lane: 'large', rank: 1, isDesign: false, run: () => new Promise(() => undefined) })
  expect(await queue.add({ ...small, run: async () => 'small' })).toBe('small')
})

test.each([
  ['all together', 6, (nth: number) => ({ network: `n${nth}` })],
  ['of one network', 4, () => ({ network: 'a' })],
  ['of designs', 3, (nth: number) => ({ network: `n${nth}`, isDesign: true })],
  ['of designs of one network', 2, () => ({ network: 'a', isDesign: true })],
])('a drawing beyond the bound %s is refused', async (_, most, toPlace) => {
  const { add, drawn, finish } = setUp()
  const all = Array.from({ length: most }, (_unused, nth) => add(`${nth}`, toPlace(nth)))
  await expect(add('more', toPlace(most))).rejects.toBeInstanceOf(Unavailable)
  finish()
  await Promise.all(all)
  expect(drawn).toHaveLength(most)
  expect(await add('after', toPlace(most))).toBe('after')
})

test('a drawing is taken out when its request closes before it begins, and finished when it has begun', async () => {
  const { add, drawn, finish } = setUp()
  const [begun, waiting] = [new AbortController(), new AbortController()]
  const first = add('begun', { signal: begun.signal })
  const second = add('waiting', { signal: waiting.signal })
  begun.abort()
  waiting.abort()
  await expect(second).rejects.toBeInstanceOf(Unavailable)
  finish()
  expect(await first).toBe('begun')
  expect(drawn).toEqual(['begun'])
})

test('a failed drawing does not stop the queue', async () => {
  const queue = createDrawQueue<string>(bounds)
  const failed = queue.add({ ...small, run: () => Promise.reject(new Error('no light')) })
  const next = queue.add({ ...small, run: async () => 'drawn' })
  await expect(failed).rejects.toThrow('no light')
  expect(await next).toBe('drawn')
})

test('thumbnails come before tiles and pictures of the catalogue before designs; large pictures have their own lane', () => {
  const plan = (width: number, isDesign: boolean) => {
    const { lane, rank } = planDrawing({ width, isDesign })
    return `${lane} ${rank}`
  }
  expect([plan(160, false), plan(800, false), plan(2000, false)]).toEqual(['small 0', 'small 1', 'large 1'])
  expect([plan(160, true), plan(800, true), plan(1200, true)]).toEqual(['small 2', 'large 3', 'large 3'])
})
