import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type Axis = number | { readonly min: number; readonly max: number }
type Face = { readonly source: string; readonly axes: Readonly<Record<string, Axis>> }

/** The folder in which Vite finds the fonts. */
export const fontFolder = join(import.meta.dirname, '../.cache/fonts')

const require = createRequire(import.meta.url)
const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

/** The font faces, one file each. Width and weight of the display faces are fixed per brand, because each axis doubles the bytes. */
const faces: Readonly<Record<string, Face>> = {
  'archivo-wide': { source: archivo, axes: { wdth: 121, wght: 800 } },
  'archivo-narrow': { source: archivo, axes: { wdth: 78, wght: 750 } },
  inter: {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

/** The characters of the shop's languages: Latin, Latin-1 and punctuation. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸŠšŽž–—‘’‚“”„†•…‹›€™−×′″≤≥→←↑↓✓\u2009\u202f\u2011`
const features = ['kern', 'locl', 'tnum']

/** Creates the fonts that are missing or were made with other settings. */
export async function subsetFonts(): Promise<void> {
  const recipe = createHash('sha256').update(JSON.stringify({ faces, characters, features })).digest('hex')
  const marker = join(fontFolder, 'recipe')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === recipe) return
  mkdirSync(fontFolder, { recursive: true })
  for (const [name, { source, axes }] of Object.entries(faces)) {
    const font = readFileSync(require.resolve(source))
    const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures: features, noHinting: true }
    writeFileSync(join(fontFolder, `${name}.woff2`), await subsetFont(font, characters, options))
  }
  writeFileSync(marker, recipe)
}

if (import.meta.main) await subsetFonts()
