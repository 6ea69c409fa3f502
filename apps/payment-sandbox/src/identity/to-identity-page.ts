import { parseTheme, toCss } from '../fields/theme.ts'
import { escapeHtml, type HtmlPage } from '../http/html-page.ts'
import { langFor, wordsFor } from '../words/words-for.ts'
import type { Person } from './people.ts'

export type IdentityPageInput = {
  readonly people: readonly Person[]
  readonly locale: string
  readonly merchantName: string
  readonly style: string
  /** The address that signs a person in. */
  readonly toAddress: (person: Person) => string
  /** The address that goes back to the shop without a sign-in. */
  readonly cancelAddress: string
}

/** The page on which a test person is chosen. Its choices are links, so that it needs no script. */
export function toIdentityPage(input: IdentityPageInput): HtmlPage {
  const { people, locale, merchantName, style, toAddress, cancelAddress } = input
  const words = wordsFor(locale)
  const choices = people.map((person) => {
    const name = `${person.given_name} ${person.family_name}`
    const parts = `<strong>${escapeHtml(name)}</strong><span>${escapeHtml(person.email)}</span><small>${escapeHtml(words[person.meaning])}</small>`
    return `<li><a class="person" href="${escapeHtml(toAddress(person))}">${parts}</a></li>`
  })
  const lead = `${words.identityLead.replace('{merchant}', merchantName)} ${words.identityTest}`
  return {
    lang: langFor(locale),
    title: words.identityTitle,
    style: `${toCss(parseTheme({}))}${style}`,
    ...{ script: null, preload: [], data: {}, ancestors: [] },
    body: `<main><h1>${escapeHtml(words.identityTitle)}</h1><p>${escapeHtml(lead)}</p><ul>${choices.join('')}</ul>
<p><a href="${escapeHtml(cancelAddress)}">${escapeHtml(words.identityCancel)}</a></p></main>`,
  }
}
