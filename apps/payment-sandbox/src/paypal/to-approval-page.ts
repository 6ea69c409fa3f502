import { parseTheme, toCss } from '../fields/theme.ts'
import { formatAmount } from '../http/format-amount.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import type { PaypalOrder } from '../peers/peer-document.ts'
import type { Words } from '../words/en.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import { paypalAddresses, paypalBuyers } from './paypal-buyers.ts'

export type ApprovalPageInput = {
  order: PaypalOrder
  merchantName: string
  style: string
}

/** The approval page: the buyer, the delivery address if the shop asks for one, and buttons to approve or cancel. */
export function toApprovalPage({ order, merchantName, style }: ApprovalPageInput): HtmlPage {
  const words = wordsFor(order.locale)
  const lang = langFor(order.locale)
  const total = formatAmount(order.amount, order.currency, lang)
  const [before = '', after = ''] = escapeHtml(words.paypalLead.replace('{merchant}', merchantName)).split('{total}')
  const lead = `${before}<span id="total" role="status">${escapeHtml(total)}</span>${after}`
  return {
    lang,
    title: words.paypalTitle,
    style: `${toCss(parseTheme({}))}${style}`,
    script: '/assets/browser/paypal-approval.ts',
    preload: ['/assets/browser/parent-page.ts'],
    data: { id: order.id, isShippingAsked: order.isAddressAsked && order.callbackUrl !== null },
    body: `<main><h1>${escapeHtml(words.paypalTitle)}</h1><p class="lead">${lead} ${escapeHtml(words.peerTest)}</p>
<form id="approval">${toBuyers(words)}${order.isAddressAsked ? toAddresses(order, words) : ''}
<fieldset id="shipping" hidden><legend>${escapeHtml(words.paypalShipping)}</legend><div></div></fieldset>
<button type="submit" id="go">${escapeHtml(order.isPaidThere ? words.paypalPay : words.paypalContinue)}</button>
<button type="button" id="cancel" class="quiet">${escapeHtml(words.paypalCancel)}</button></form>
<p class="error" id="error" role="alert" data-words="${escapeHtml(words.unreachable)}"></p></main>`,
    ancestors: [],
  }
}

function toBuyers(words: Words): string {
  const choices = paypalBuyers.map(({ id, email, meaning }) => toChoice('buyer', id, `${email}: ${words[meaning]}`))
  return toGroup(words.paypalBuyer, choices)
}

function toAddresses({ locale }: PaypalOrder, words: Words): string {
  const own = locale.slice(-2).toUpperCase()
  const countries = Object.keys(paypalAddresses).sort((a, b) => Number(b === own) - Number(a === own))
  const choices = countries.map((country) => {
    const {
      fullName,
      line1,
      city,
      region = '',
      postalCode,
    } = paypalAddresses[country] ?? { fullName: '', line1: '', city: '', postalCode: '' }
    return toChoice('country', country, `${fullName}, ${line1}, ${city} ${region} ${postalCode}, ${country}`)
  })
  return toGroup(words.paypalShipTo, choices)
}

const toGroup = (legend: string, choices: readonly string[]) =>
  `<fieldset><legend>${escapeHtml(legend)}</legend>${choices.join('').replace('<input', '<input checked')}</fieldset>`

const toChoice = (name: string, value: string, words: string) =>
  `<label><input type="radio" name="${name}" value="${value}"><span>${escapeHtml(words)}</span></label>`
