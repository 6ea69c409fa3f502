import { parseTheme, toCss } from '../fields/theme.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import { formatCardNumber } from './card-number.ts'
import { testCards } from './test-cards.ts'

/** The page at the sandbox's root address: the test cards. It is for developers, and so in English only. */
export function toTestCardsPage(style: string): HtmlPage {
  const rows = testCards.map(({ number, brand, meaning }) => {
    return `<tr><th scope="row">${formatCardNumber(number)}</th><td>${brand}</td><td>${escapeHtml(meaning)}</td></tr>`
  })
  return {
    lang: 'en',
    title: 'Payment sandbox',
    style: `${toCss(parseTheme({}))}${style}`,
    script: null,
    preload: [],
    data: {},
    body: `<main><h1>Payment sandbox</h1>
<p>A payment provider that plays the real one. No money moves here. Pay in the shop with one of these cards, any expiry date to come
and any security code; other numbers are refused and forgotten.</p>
<div tabindex="0" role="region" aria-label="Test cards"><table><thead><tr><th scope="col">Card number</th><th scope="col">Brand</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></main>`,
    ancestors: [],
  }
}
