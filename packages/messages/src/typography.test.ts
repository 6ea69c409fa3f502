import { expect, test } from 'vitest'
import { messageLocales, messagesFor } from './messages-for.ts'

/** What a printer of the language would not set; each pattern finds the mistake. Placeholders are written as a letter. */
const everywhere = {
  'a straight apostrophe': /\p{L}'\p{L}/u,
  'a straight quotation mark': /"/,
  'three dots in the place of an ellipsis': /\.\.\./,
  'a space before a comma or full stop': /\s[,.](\s|$)/,
}

const french = {
  'a colon without its no-break space': /[^\u00a0\u202f\d]:(\s|$)/,
  'an ordinary space before a sign': / [:;!?%»](\s|$)/,
  'an ordinary space after a guillemet': /« /,
  'the reader by tu': /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
}

const byLanguage: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'fr-ca': { ...french, 'a space before ; ! or ?': /[\s][;!?]/ },
  'fr-fr': { ...french, 'a sign without its no-break space': /[\p{L}\d][;!?%](\s|$)/u },
  'de-de': { 'the reader by du': /\b(du|dich|dir|dein\p{L}*)\b/u, 'an ordinary space before %': /[\dX] %/ },
  'es-es': { 'the reader by usted': /\b(ustedes|usted)\b/i, 'an ordinary space before %': /[\dX] %/ },
  'it-it': {
    'the reader by Lei': /\b(Lei|Suo|Sua|Suoi|Sue)\b/,
    'an accent left out': /(?<!\p{L})(perche|piu|puo|gia)(?!\p{L})/iu,
  },
  'nl-nl': { 'the reader by u': /\b(u|uw)\b/i, 'a space before %': /\s%/ },
}

/** Lists the literal text of a message: its branches without the names of its arguments. */
const toText = (message: string): string =>
  message
    .replaceAll(/https?:\/\/\S+/g, 'X')
    .replaceAll(/\{\w+, (plural|select|selectordinal),/g, '')
    .replaceAll(/(=\d+|zero|one|two|few|many|other|\w+) \{/g, '{')
    .replaceAll(/\{\w+(, \w+)*\}/g, 'X')

/** Lists what shoppers read. The words of staff are not translated into every language. */
const listShopMessages = (locale: string): [string, string][] =>
  Object.entries(messagesFor(locale)).filter(([key]) => !/^(backoffice|content)\./.test(key))

test.each(messageLocales)('every text of %s is set as its language is printed [LOC-01]', (locale) => {
  const rules = { ...everywhere, ...byLanguage[locale] }
  const found = listShopMessages(locale).flatMap(([key, message]) => [
    ...(/ {2}/.test(message) ? [`${key}: two spaces`] : []),
    ...Object.entries(rules).flatMap(([name, pattern]) => (pattern.test(toText(message)) ? [`${key}: ${name}`] : [])),
  ])
  expect(found).toEqual([])
})

test.each(['es-es'])('every question and exclamation of %s is opened [LOC-01]', (locale) => {
  const count = (text: string, sign: string): number => text.split(sign).length
  const found = listShopMessages(locale).filter(([, message]) => {
    const text = toText(message)
    return count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')
  })
  expect(found).toEqual([])
})
