import { expect, test } from 'vitest'
import type { Knot } from '../geometry/curve.ts'
import { LONG_FITS, longTop } from './long-top.ts'
import { SHORT_FITS, shortTop } from './short-top.ts'

const widthOf = (side: readonly Knot[]): number => Math.max(...side.map(([x]) => x))
const fits = ['slim', 'regular', 'relaxed', 'oversized'] as const

test('tees and sweatshirts become wider and their shoulders fall lower from the slim to the oversized fit', () => {
  for (const tops of [fits.map((fit) => shortTop(SHORT_FITS[fit])), fits.map((fit) => longTop(LONG_FITS[fit]))]) {
    const widths = tops.map(({ side }) => widthOf(side))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(new Set(widths).size).toBe(fits.length)
    const shoulders = tops.map(({ armhole }) => armhole[0]?.[1] ?? 0)
    expect(shoulders).toEqual(shoulders.toSorted((a, b) => a - b))
  }
})

test('a long sleeve bends at the elbow: it is further from the body there than at the armpit and at the cuff', () => {
  for (const fit of fits) {
    const { elbow, armpit, cuffSeam } = longTop(LONG_FITS[fit])
    const wrist = cuffSeam[Math.floor(cuffSeam.length / 2)] ?? [0, 0]
    expect(elbow[0]).toBeGreaterThan(armpit[0] + LONG_FITS[fit].sleeve.upper)
    expect(elbow[0]).toBeGreaterThan(wrist[0] + 10)
  }
})

test('a sleeve does not reach into the body', () => {
  for (const fit of fits) {
    const { cuffSeam } = longTop(LONG_FITS[fit])
    expect(Math.min(...cuffSeam.map(([x]) => x)), fit).toBeGreaterThan(LONG_FITS[fit].hem - 8)
    const { sleeveHem, armpit } = shortTop(SHORT_FITS[fit])
    expect(Math.min(...sleeveHem.map(([x]) => x)), fit).toBeGreaterThan(armpit[0])
  }
})
