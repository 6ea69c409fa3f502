import type { ContentContext } from './content-context.ts'
import { escapeHtml } from './html.ts'

const link = /\[([^\]]+)\]\(([\w/-]+)\)/g
const mailbox = /[\w.]+@[\w.]+\w/g

/** A text as markup: `[words](help/returns)` is a link to a page, and an email address is a link to itself. */
export function toInlineHtml(text: string, { toPagePath }: ContentContext): string {
  return escapeHtml(text)
    .replace(link, (_, words: string, path: string) => `<a href="${toPagePath(path)}">${words}</a>`)
    .replace(mailbox, (address) => `<a href="mailto:${address}">${address}</a>`)
}
