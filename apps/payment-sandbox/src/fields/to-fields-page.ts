import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { Session } from '../journal/ledger.ts'
import type { Words } from '../words/en.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import { brandMarks } from './brand-marks.ts'
import { type Theme, toCss } from './theme.ts'

export type FieldsPageInput = {
  session: Session
  locale: string
  theme: Theme
  style: string
}

type Field = {
  id: 'number' | 'expiry' | 'cvc' | 'name'
  autocomplete: string
  inputmode: 'numeric' | 'text'
  placeholder: string
  hint: string | null
}

/** The page in the frame: four labelled fields that the browser can fill, and nothing else. */
export function toFieldsPage({ session, locale, theme, style }: FieldsPageInput): HtmlPage {
  const words = wordsFor(locale)
  return {
    lang: langFor(locale),
    title: words.fieldsTitle,
    style: `${toCss(theme)}${style}`,
    script: '/assets/browser/card-fields-frame.ts',
    preload: ['/assets/src/cards/card-number.ts', '/assets/src/cards/card-expiry.ts', '/assets/browser/parent-page.ts'],
    data: { session: session.clientSecret, parentOrigin: session.returnOrigin, words },
    body: toBody(words),
    ancestors: [session.returnOrigin],
    fontFile: theme.fontFile,
  }
}

function toBody(words: Words): string {
  const fields: Field[] = [
    { id: 'number', autocomplete: 'cc-number', inputmode: 'numeric', placeholder: '1234 1234 1234 1234', hint: null },
    { id: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: words.expiryHint, hint: null },
    { id: 'cvc', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123', hint: words.cvcHint },
    { id: 'name', autocomplete: 'cc-name', inputmode: 'text', placeholder: '', hint: null },
  ]
  const rows = fields.map((field) => toField(field, words)).join('')
  return `<form id="card" novalidate autocomplete="on"><fieldset class="fields" aria-label="${escapeHtml(words.fieldsTitle)}">${rows}<p class="error notice" id="notice" role="alert"></p></fieldset><button type="submit" hidden></button></form>`
}

function toField({ id, autocomplete, inputmode, placeholder, hint }: Field, words: Words): string {
  const isWide = id === 'number' || id === 'name'
  const described = hint === null ? `${id}-error` : `${id}-hint ${id}-error`
  const hintLine = hint === null ? '' : `<p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>`
  return `<div class="field${isWide ? ' wide' : ''}"><label for="${id}">${escapeHtml(words[id])}</label><span class="box"><input id="${id}" name="${id}" type="text" inputmode="${inputmode}" autocomplete="${autocomplete}" placeholder="${escapeHtml(placeholder)}" aria-required="true" aria-describedby="${described}" autocorrect="off" spellcheck="false"${id === 'name' ? ' maxlength="80" autocapitalize="words"' : ''}>${id === 'number' ? brandMarks : ''}</span>${hintLine}<p class="error" id="${id}-error" aria-live="polite"></p></div>`
}
