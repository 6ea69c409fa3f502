import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getBrand } from './brands.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const brands = readdirSync(join(import.meta.dirname, 'logos')).map((file) => file.replace('.svg', ''))

test.each(brands)(
  'the brand %s has the name and the proportions of its word mark, its tokens and its icon',
  (brand) => {
    const mark = read(`logos/${brand}.svg`)
    const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(mark) ?? []
    expect(getBrand(brand).name).toBe(/<title>(.*)<\/title>/.exec(mark)?.[1])
    expect(getBrand(brand).logoRatio).toBeCloseTo(Number(width) / Number(height))
    expect(read('shop.css')).toContain(`@import "./${brand}.css";`)
    expect(read(`${brand}.css`)).toContain(brand === 'lacehouse' ? ':root {' : `[data-brand="${brand}"] {`)
    expect(existsSync(join(import.meta.dirname, `../../public/icons/${brand}.svg`))).toBe(true)
  },
)
