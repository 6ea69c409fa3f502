type LocaleNames = { readonly countryName: string; readonly languageName: string }
const localeNames = new Map<string, LocaleNames>()

/** Formats the country and the language of a language tag in its own language. The names are cached, because `Intl.DisplayNames` is slow. */
export function nameLocale(tag: string): LocaleNames {
  const known = localeNames.get(tag)
  if (known) return known
  const [language = '', country = ''] = tag.split('-')
  const names = {
    countryName: new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country,
    languageName: new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language,
  }
  localeNames.set(tag, names)
  return names
}
