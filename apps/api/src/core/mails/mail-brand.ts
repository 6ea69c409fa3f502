/** The look of a brand in mails: the values of its tokens, since mail programs know no custom properties. */
export type MailBrand = {
  readonly name: string
  /** Font families of titles and of text that mail programs have. */
  readonly display: string
  readonly text: string
  readonly ink: string
  readonly quiet: string
  readonly paper: string
  readonly ground: string
  readonly line: string
  readonly sale: string
  readonly radius: string
  /** The width of the word mark at a height of 24 pixels. */
  readonly markWidth: number
}

const text = 'Inter,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

const lacehouse: MailBrand = {
  name: 'Lacehouse',
  display: 'Archivo,Arial Black,Helvetica Neue,Arial,sans-serif',
  text,
  ink: '#14130f',
  quiet: '#6b6862',
  paper: '#ffffff',
  ground: '#f3f2ef',
  line: '#dcd9d2',
  sale: '#c8230f',
  radius: '999px',
  markWidth: 223,
}

const outpost: MailBrand = {
  ...lacehouse,
  name: 'Outpost',
  display: 'Archivo Narrow,Arial Narrow,Arial,sans-serif',
  ink: '#17231c',
  quiet: '#5d6a63',
  paper: '#fdfbf6',
  ground: '#f0ebdf',
  line: '#d8d0bd',
  sale: '#a3141f',
  radius: '10px',
  markWidth: 135,
}

const brands: Readonly<Record<string, MailBrand>> = { lacehouse, outpost }

/** Returns the look of a site's brand in mails; a brand without one has the look of the first with its own name. */
export function getMailBrand(brand: string): MailBrand {
  return brands[brand] ?? { ...lacehouse, name: brand.charAt(0).toUpperCase() + brand.slice(1) }
}

/** Returns whether a brand has a picture of its word mark for mails. */
export function hasMailMark(brand: string): boolean {
  return Object.hasOwn(brands, brand)
}
