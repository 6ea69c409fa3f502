import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { Words } from '../words/en.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import { type Theme, toCss } from './theme.ts'

export type NoticePageInput = {
  locale: string
  theme: Theme
  style: string
  ancestors: readonly string[]
  word: keyof Words
}

/** The page of a frame that cannot be used: it shows why. The page around it notices by getting no message. */
export function toNoticePage({ locale, theme, style, ancestors, word }: NoticePageInput): HtmlPage {
  const words = wordsFor(locale)
  return {
    lang: langFor(locale),
    title: words.fieldsTitle,
    style: `${toCss(theme)}${style}`,
    script: null,
    preload: [],
    data: {},
    body: `<p class="error" role="alert">${escapeHtml(words[word])}</p>`,
    ancestors,
  }
}
