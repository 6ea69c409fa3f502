import { parseTheme, toCss } from '../fields/theme.ts'
import { formatAmount } from '../http/format-amount.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { Words } from '../words/en.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import { type BankChoice, type BankPayment, bankChoices } from './answer-bank.ts'

export type BankPageInput = {
  record: BankPayment
  merchantName: string
  style: string
}

const labels: Record<BankChoice, keyof Words> = {
  pay: 'bankPay',
  pay_late: 'bankPayLate',
  stay: 'bankStay',
  fail: 'bankFail',
  cancel: 'bankCancel',
}

/** The bank's page: who is paid how much, and a button for each way in which the payment may go. */
export function toBankPage({ record, merchantName, style }: BankPageInput): HtmlPage {
  const words = wordsFor(record.locale)
  const lang = langFor(record.locale)
  const rows = [
    [words.challengeMerchant, merchantName],
    [words.challengeAmount, formatAmount(record.amount, record.currency, lang)],
    [words.bankReference, record.reference],
  ]
  const list = rows.map(
    ([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  const buttons = bankChoices.map(
    (choice) =>
      `<button type="button" data-choice="${choice}"${choice === 'pay' ? '' : ' class="quiet"'}>${escapeHtml(words[labels[choice]])}</button>`,
  )
  return {
    lang,
    title: words.bankTitle,
    style: `${toCss(parseTheme({}))}${style}`,
    script: '/assets/browser/bank-page.ts',
    preload: ['/assets/browser/parent-page.ts'],
    data: { id: record.challenge.id, words: { unreachable: words.unreachable, paid: words.bankPaid } },
    body: `<main><h1>${escapeHtml(words.bankTitle)}</h1><p class="lead">${escapeHtml(words.bankLead)} ${escapeHtml(words.peerTest)}</p>
<dl>${list.join('')}</dl>
<div id="choices">${buttons.join('')}</div>
<p id="done" role="status"></p><p class="error" id="error" role="alert"></p></main>`,
    ancestors: [],
  }
}
