import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getMailBrand, hasMailMark } from './mail-brand.ts'

const web = new URL('../../../../web/', import.meta.url)
const brands = readdirSync(new URL('src/brands/logos/', web)).map((file) => file.replace('.svg', ''))

test.each(brands)('mails of %s have the colours and the mark of its pages', (brand) => {
  const css = readFileSync(new URL(`src/brands/${brand}.css`, web), 'utf8')
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  const { ink, paper, ground, line, sale, quiet } = getMailBrand(brand)
  expect({ ink, paper, ground, line, sale, quiet }).toEqual({
    ...{ ink: token('ink'), paper: token('paper'), ground: token('ground'), line: token('line') },
    ...{ sale: token('sale'), quiet: token('ink-quiet') },
  })
  expect(hasMailMark(brand) && existsSync(new URL(`public/icons/${brand}-mail.png`, web))).toBe(true)
})

test('a brand without a look of its own has its name and no picture', () => {
  expect([getMailBrand('harbour').name, hasMailMark('harbour')]).toEqual(['Harbour', false])
})
