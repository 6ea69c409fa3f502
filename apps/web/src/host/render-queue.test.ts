import { expect, test } from 'vitest'
import { createRenderQueue, TooManyRenderings } from './render-queue.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Lets everything begin that can. */
const flushPromises = async () => {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
}

/** Creates renderings that the test ends itself, and counts how many run. */
function setUp(bounds: { atOnce: number; waiting: number; ofNetwork?: number }) {
  const queue = createRenderQueue({ ofNetwork: bounds.waiting, ...bounds })
  const begun: { end: () => void; fail: () => void }[] = []
  const render = (network = 'a') =>
    queue.run(
      network,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push({ end: () => resolve('page'), fail: () => reject(new Error('broken')) })
        }),
    )
  return { begun, render }
}

test('at most so many renderings run at once, and the others follow in their order', async () => {
  const { begun, render } = setUp({ atOnce: 2, waiting: 10 })
  const pages = [render(), render(), render()]
  await flushPromises()
  expect(begun).toHaveLength(2)
  begun[0]?.end()
  await flushPromises()
  expect(begun).toHaveLength(3)
  for (const { end } of begun) end()
  expect(await Promise.all(pages)).toEqual(['page', 'page', 'page'])
})

test('renderings that never wait for anything leave a turn of the event loop between them', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  const page = (name: string) => queue.run('a', async () => order.push(name))
  const pages = [page('first'), page('second'), page('third')]
  setImmediate(() => order.push('a call'))
  await Promise.all(pages)
  expect(order.indexOf('a call')).toBeLessThan(order.indexOf('third'))
  expect(order).toHaveLength(4)
})

test('networks take turns, so that many renderings of one do not hold up another', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 10, ofNetwork: 10 })
  const order: string[] = []
  const page = (network: string, name: string) => queue.run(network, async () => order.push(name))
  await Promise.all([page('a', 'a1'), page('a', 'a2'), page('a', 'a3'), page('b', 'b1'), page('b', 'b2')])
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('a network with too many waiting renderings is refused, and another one is not', async () => {
  const { begun, render } = setUp({ atOnce: 1, waiting: 10, ofNetwork: 1 })
  const pages = [render(), render()]
  await expect(render()).rejects.toThrow(TooManyRenderings)
  pages.push(render('b'))
  for (let page = 0; page < pages.length; page += 1) {
    await flushPromises()
    begun[page]?.end()
  }
  expect(await Promise.all(pages)).toEqual(['page', 'page', 'page'])
})

test('a rendering behind too many others is refused at once, and a later one runs again', async () => {
  const { begun, render } = setUp({ atOnce: 1, waiting: 1 })
  const pages = [render(), render()]
  await expect(render()).rejects.toThrow(TooManyRenderings)
  await flushPromises()
  begun[0]?.fail()
  await expect(pages[0]).rejects.toThrow('broken')
  await flushPromises()
  begun[1]?.end()
  expect(await pages[1]).toBe('page')
  const later = render()
  await flushPromises()
  begun[2]?.end()
  expect(await later).toBe('page')
})
