import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { iconNames } from '../src/ui/icon-names.ts'

type Shape = [tag: string, attributes: Record<string, string>]

const folder = join(import.meta.dirname, '../.cache')
const logos = join(import.meta.dirname, '../src/brands/logos')
const icons = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons')

/** Writes the icons that the shop uses, and the word marks of its brands, into one SVG sprite. */
export async function drawIcons(): Promise<void> {
  const symbols = [...(await Promise.all(iconNames.map(drawSymbol))), ...readdirSync(logos).map(toLogoSymbol)]
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  const target = join(folder, 'icons.svg')
  if (existsSync(target) && readFileSync(target, 'utf8') === sheet) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(target, sheet)
}

async function drawSymbol(name: string): Promise<string> {
  const { __iconData } = await import(pathToFileURL(findFile(name)).href)
  const shapes = (__iconData.node as Shape[]).map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

/** Finds the file of an icon. The file of a renamed icon only exports the new name. */
function findFile(name: string): string {
  const file = join(icons, `${name}.mjs`)
  const renamed = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(file, 'utf8'))?.[1]
  return renamed ? join(icons, `${renamed}.mjs`) : file
}

function toLogoSymbol(file: string): string {
  const drawing = readFileSync(join(logos, file), 'utf8').trim()
  return drawing
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="logo-${file.replace('.svg', '')}"`)
    .replace(/<title>.*<\/title>/, '')
    .replace('</svg>', '</symbol>')
}

if (import.meta.main) await drawIcons()
