import { contentDoctypes, contentStates } from '@lacehouse/domain/content/document-types'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import type { ListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { ContentTypes } from './use-content-types.ts'

type Props = { readonly state: ListState; readonly types: ContentTypes | undefined }

/** The search and the filters of documents: site, language, type and state. */
export function ContentFilters({ state, types }: Props) {
  const { t } = useWords()
  const {
    search = '',
    siteId = '',
    contentLocale = '',
    doctype = '',
    state: chosenState = '',
    untranslated = '',
  } = state.values
  const sites = types?.sites ?? []
  const locales = [
    ...new Set(sites.filter((site) => siteId === '' || site.siteId === siteId).flatMap((site) => site.locales)),
  ]
  // Each site writes in its default language first.
  const lacking = sites.flatMap((site) =>
    site.locales
      .filter((one) => one !== site.defaultLocale)
      .map((one) => [`${site.siteId} ${one}`, `${one} (${site.siteId})`] as const),
  )
  const filters = [
    ['siteId', t('content.column.site'), siteId, sites.map((site) => [site.siteId, site.siteId])],
    ['contentLocale', t('content.column.locale'), contentLocale, locales.map((one) => [one, one])],
    ['doctype', t('content.column.type'), doctype, contentDoctypes.map((one) => [one, t(`content.doctype.${one}`)])],
    ['state', t('content.column.state'), chosenState, contentStates.map((one) => [one, t(`content.state.${one}`)])],
    ['untranslated', t('content.filter.untranslated'), untranslated, lacking],
  ] as const
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          key={search}
          label={t('content.search')}
          value={search}
          onSearch={(text) => state.set({ search: text })}
        />
      </div>
      {filters
        .filter(([name]) => name === 'untranslated' || untranslated === '')
        .map(([name, label, value, options]) => (
          <SelectField
            key={name}
            label={label}
            value={value}
            onChange={({ target }) =>
              name === 'untranslated'
                ? state.replace({ ...(search && { search }), ...(target.value && { untranslated: target.value }) })
                : state.set({ [name]: target.value })
            }
          >
            <option value="">
              {t(name === 'untranslated' ? 'content.filter.untranslated.none' : 'content.filter.all')}
            </option>
            {options.map(([option, word]) => (
              <option key={option} value={option}>
                {word}
              </option>
            ))}
          </SelectField>
        ))}
    </div>
  )
}
