/** Escaped markup; only `html` and `join` create it. */
export class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Makes markup from a template: it escapes inserted text and inserts `Markup` as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Markup)[]): Markup {
  const pieces = values.map((value) => (value instanceof Markup ? value.toString() : escapeText(String(value))))
  return new Markup(parts.reduce((text, part, i) => `${text}${part}${pieces[i] ?? ''}`, ''))
}

/** Joins pieces of markup. */
export function join(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.join('\n'))
}
