import { type Theme, toCss } from '../fields/theme.ts'
import { formatAmount } from '../http/format-amount.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { KlarnaSession } from '../peers/peer-document.ts'
import type { Words } from '../words/en.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import type { KlarnaCategory } from './klarna-session.ts'

export type WidgetPageInput = {
  session: KlarnaSession
  category: KlarnaCategory
  origin: string
  theme: Theme
  style: string
  now: Date
}

const daysBetweenParts = 30
const daysOfPayLater = 30
const partCount = 3

/** The page in the widget's frame: the amounts with their dates, and the question whether the shopper agrees. */
export function toWidgetPage(input: WidgetPageInput): HtmlPage {
  const { session, category, origin, theme, style } = input
  const words = wordsFor(session.locale)
  const lang = langFor(session.locale)
  const lead = category === 'pay_over_time' ? words.klarnaOverTime : words.klarnaLater
  const total = formatAmount(session.amount, session.currency, lang)
  return {
    lang,
    title: words.klarnaTitle,
    style: `${toCss(theme)}${style}`,
    script: '/assets/browser/klarna-widget.ts',
    preload: ['/assets/browser/parent-page.ts'],
    data: { clientToken: session.clientToken, category, parentOrigin: origin },
    body: `<div class="plain"><p class="lead">${escapeHtml(lead)}</p>
<dl>${listParts(input, words, lang)}</dl>
<section id="ask" hidden aria-labelledby="ask-title"><h2 id="ask-title">${escapeHtml(words.klarnaAsk.replace('{total}', total))}</h2>
<p class="lead">${escapeHtml(words.peerTest)}</p>
<button type="button" id="agree">${escapeHtml(words.klarnaAgree)}</button>
<button type="button" id="decline" class="quiet">${escapeHtml(words.challengeCancel)}</button></section>
<p class="error" id="error" role="alert"></p></div>`,
    ancestors: [origin],
    fontFile: theme.fontFile,
  }
}

function listParts({ session, category, now }: WidgetPageInput, words: Words, lang: string): string {
  const dates = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' })
  const parts = category === 'pay_over_time' ? splitAmount(session.amount) : [session.amount]
  const rows = parts.map((part, place) => {
    const days = category === 'pay_over_time' ? place * daysBetweenParts : daysOfPayLater
    const when = days === 0 ? words.klarnaToday : dates.format(new Date(now.getTime() + days * 86_400_000))
    return `<div><dt>${escapeHtml(when)}</dt><dd>${escapeHtml(formatAmount(part, session.currency, lang))}</dd></div>`
  })
  return rows.join('')
}

/** Splits an amount into parts that sum to it; the first part carries the remainder. */
function splitAmount(amount: number): number[] {
  const part = Math.floor(amount / partCount)
  return Array.from({ length: partCount }, (_, place) => (place === 0 ? amount - part * (partCount - 1) : part))
}
