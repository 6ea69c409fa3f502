/** Maps the page's styles to the theme of a payment provider's fields, its text font included. */
export function toFieldsTheme(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const fontFile = findFontFile(style.fontFamily)
  return {
    font: style.fontFamily,
    ...(fontFile && { fontFile }),
    ink: read('--ink'),
    muted: read('--ink-quiet'),
    line: read('--line-strong'),
    ground: read('--paper'),
    accent: read('--focus'),
    danger: read('--negative'),
    radius: read('--radius-field'),
    fieldHeight: '48px',
  }
}

/** Finds the file of the first of a list of fonts in the page's style sheets; null for a font of the machine. */
function findFontFile(fonts: string): string | null {
  const [first = ''] = fonts.split(',')
  const face = [...document.styleSheets].flatMap(listFontFaces).find((rule) => readFontName(rule) === unquote(first))
  const source = face?.style.getPropertyValue('src').match(/url\("?([^")]+)/)?.[1]
  return source ? new URL(source, face?.parentStyleSheet?.href ?? document.baseURI).href : null
}

function listFontFaces(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
  } catch {
    // The rules of another origin's style sheet cannot be read.
    return []
  }
}

const readFontName = ({ style }: CSSFontFaceRule): string => unquote(style.getPropertyValue('font-family'))

const unquote = (name: string): string => name.replaceAll(/["']/g, '').trim()
