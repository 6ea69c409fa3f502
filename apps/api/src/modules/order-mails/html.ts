/** A piece of markup whose parts are escaped; text becomes one only through `html`. */
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

/** Writes markup: what is put in as text is escaped, what is markup already stays. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Markup)[]): Markup {
  const pieces = values.map((value) => (value instanceof Markup ? value.toString() : escapeText(String(value))))
  return new Markup(parts.reduce((text, part, i) => `${text}${part}${pieces[i] ?? ''}`, ''))
}

/** Strings pieces of markup together. */
export function join(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.join('\n'))
}
