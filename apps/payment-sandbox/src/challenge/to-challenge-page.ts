import { parseTheme, toCss } from '../fields/theme.ts'
import { formatAmount } from '../http/format-amount.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { Challenge, PaymentRecord } from '../payments/payment.ts'
import { langFor, wordsFor } from '../words/words-for.ts'

export type ChallengePageInput = {
  record: PaymentRecord & { challenge: Challenge }
  merchantName: string
  parentOrigin: string | null
  ancestors: readonly string[]
  style: string
}

/** The bank's page: the merchant, the amount, and a field for the code that confirms the payment. */
export function toChallengePage({
  record,
  merchantName,
  parentOrigin,
  ancestors,
  style,
}: ChallengePageInput): HtmlPage {
  const words = wordsFor(record.locale)
  const lang = langFor(record.locale)
  const rows = [
    [words.challengeMerchant, merchantName],
    [words.challengeAmount, formatAmount(record.amount, record.currency, lang)],
    [words.challengeCard, `•••• ${record.card?.last4 ?? ''}`],
  ]
  const list = rows.map(
    ([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return {
    lang,
    title: words.challengeTitle,
    style: `${toCss(parseTheme({}))}${style}`,
    script: '/assets/browser/challenge-frame.ts',
    preload: ['/assets/browser/parent-page.ts'],
    data: { id: record.challenge.id, parentOrigin, words },
    body: `<main>
<header>${shield}<span>${escapeHtml(words.challengeBank)}</span></header>
<h1>${escapeHtml(words.challengeTitle)}</h1>
<p class="lead">${escapeHtml(words.challengeLead)}</p>
<dl>${list.join('')}</dl>
<form id="challenge" novalidate>
<label for="code">${escapeHtml(words.challengeCode)}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-required="true" aria-describedby="code-error code-hint">
<p class="error" id="code-error" role="alert"></p>
<p class="hint" id="code-hint">${escapeHtml(words.challengeHint)}</p>
<button type="submit" id="submit">${escapeHtml(words.challengeSubmit)}</button>
<button type="button" id="cancel" class="quiet">${escapeHtml(words.challengeCancel)}</button>
</form>
<p id="done" role="status"></p>
</main>`,
    ancestors,
  }
}

const shield =
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="#0b3b6f" d="M12 1 3 4.5v6.3c0 5.6 3.8 10.3 9 12.2 5.2-1.9 9-6.6 9-12.2V4.5z"/><path fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="m8 12.2 2.9 2.9 5.3-6"/></svg>'
