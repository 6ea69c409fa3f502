/** A shop's choice of the fields' look; each property is one CSS value. */
export type Theme = {
  font: string
  ink: string
  muted: string
  line: string
  ground: string
  accent: string
  danger: string
  radius: string
  fieldHeight: string
  /** The address of a font file of the shop, which the fields use before `font`; null without one. */
  fontFile: string | null
}

const defaults: Omit<Theme, 'fontFile'> = {
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  ink: '#16140f',
  muted: '#6b675f',
  line: '#8c877d',
  ground: '#ffffff',
  accent: '#16140f',
  danger: '#b3261e',
  radius: '8px',
  fieldHeight: '48px',
}

const safeColour = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch)a?\([0-9.%,/ a-z]{3,40}\))$/i
const safeLength = /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/
const safeFont = /^[\w\s,'"-]{1,200}$/

/** The theme of a query; a value that is not a plain colour, length or list of fonts is replaced by its default. */
export function parseTheme(query: Record<string, unknown>, shopOrigin?: string): Theme {
  const pick = (name: keyof typeof defaults, isSafe: RegExp) => {
    const value = query[name]
    return typeof value === 'string' && isSafe.test(value) ? value : defaults[name]
  }
  return {
    font: pick('font', safeFont),
    ink: pick('ink', safeColour),
    muted: pick('muted', safeColour),
    line: pick('line', safeColour),
    ground: pick('ground', safeColour),
    accent: pick('accent', safeColour),
    danger: pick('danger', safeColour),
    radius: pick('radius', safeLength),
    fieldHeight: pick('fieldHeight', safeLength),
    fontFile: readFontFile(query.fontFile, shopOrigin),
  }
}

/** Only a font file of the shop's own origin is used. */
function readFontFile(value: unknown, shopOrigin: string | undefined): string | null {
  if (typeof value !== 'string' || !shopOrigin || !URL.canParse(value)) return null
  const { origin, pathname } = new URL(value)
  return origin === shopOrigin && /^\/[\w./-]{1,200}\.woff2$/.test(pathname) ? origin + pathname : null
}

/** The theme as custom properties. */
export function toCss(theme: Theme): string {
  const { fontFile } = theme
  const face = fontFile
    ? `@font-face{font-family:"Shop";src:url("${fontFile}") format("woff2");font-weight:400 700;font-display:swap}`
    : ''
  return `${face}:root{--font:${fontFile ? '"Shop",' : ''}${theme.font};--ink:${theme.ink};--muted:${theme.muted};--line:${theme.line};--ground:${theme.ground};--accent:${theme.accent};--danger:${theme.danger};--radius:${theme.radius};--field:${theme.fieldHeight}}`
}
