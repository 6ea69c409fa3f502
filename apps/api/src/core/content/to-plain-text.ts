const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Makes the plain text of sanitised markup: a space between blocks, no tags, entities as their characters. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(?:br|hr|\/p|\/li|\/h[2-4]|\/tr|\/td|\/th)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
