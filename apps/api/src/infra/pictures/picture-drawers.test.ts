import { afterAll, expect, test } from 'vitest'
import type { DrawOrder } from './draw-order.ts'
import { openDrawers } from './picture-drawers.ts'

const { draw, close } = openDrawers({ encodesQuickly: true })
const scene: DrawOrder = { kind: 'scene', scene: 'category-apparel', aspect: 'wide', width: 2000, format: 'avif' }
const tile: DrawOrder = {
  kind: 'product',
  model: 'slide',
  view: 'side',
  colourway: 'ink',
  width: 240,
  format: 'jpg',
}

afterAll(close)

test('a request gets its picture before those that are made ahead, however many were ordered first', async () => {
  const finished: string[] = []
  const order = async (what: DrawOrder, urgency: 'ahead' | 'waited-for'): Promise<void> => {
    await draw(what, { urgency })
    finished.push(urgency)
  }
  const ahead = Array.from({ length: 6 }, () => order(scene, 'ahead'))
  await order(tile, 'waited-for')
  expect(finished.filter((urgency) => urgency === 'ahead').length).toBeLessThan(6)
  await Promise.all(ahead)
  expect(finished).toHaveLength(7)
})

test('no picture is begun ahead while a request waits for one', async () => {
  const finished: string[] = []
  const tiles = Array.from({ length: 3 }, () =>
    draw(tile, { urgency: 'waited-for' }).then(() => finished.push('waited-for')),
  )
  const ahead = draw(tile, { urgency: 'ahead' }).then(() => finished.push('ahead'))
  await Promise.all([...tiles, ahead])
  expect(finished).toEqual(['waited-for', 'waited-for', 'waited-for', 'ahead'])
})
