import { type ComponentProps, type RefObject, useEffect, useId, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { addRecentSearch } from './recent-searches.ts'
import styles from './search-suggestions.module.css'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

type Props = {
  readonly input: RefObject<HTMLInputElement | null>
  /** The suggestions are part of the dialog's content, instead of floating below the field. */
  readonly inline: boolean
  readonly onChoose: () => void
}

/** Shows suggestions while the shopper types: a combobox whose options are links. */
export function SearchSuggestions({ input, inline, onChoose }: Props) {
  const t = useTranslate()
  const listId = useId()
  const { text, activeId } = useCombobox(input, listId)
  const found = useSuggestions(text)
  const groups = found
    ? [found.recent, found.terms, found.categories, found.collections, found.products, found.pages]
    : []
  const count = groups.reduce((sum, { length }) => sum + length, 0)

  // The field is rendered without this code, so that the effect adds the combobox attributes to it.
  useEffect(() => {
    const field = input.current
    const attributes = {
      role: 'combobox',
      'aria-expanded': String(count > 0),
      'aria-controls': listId,
      'aria-autocomplete': 'list',
    }
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value)
    if (activeId) field?.setAttribute('aria-activedescendant', activeId)
    else field?.removeAttribute('aria-activedescendant')
  }, [input, listId, count, activeId])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{found ? t('navigation.search.results', { count }) : ''}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
      <div
        className={styles.box}
        id={listId}
        role="listbox"
        aria-label={t('navigation.search.terms')}
        data-inline={inline || undefined}
        hidden={count === 0}
        onClick={onChoose}
      >
        {found ? <Groups found={found} listId={listId} activeId={activeId} /> : null}
      </div>
    </>
  )
}

type GroupsProps = { readonly found: Suggestions; readonly listId: string; readonly activeId: string | null }

function Groups({ found, listId, activeId }: GroupsProps) {
  const t = useTranslate()
  const link = (id: string) => ({
    id: `${listId}-${id}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': activeId === `${listId}-${id}`,
  })
  return (
    <>
      <Links
        heading={t('navigation.search.recent')}
        links={found.recent.map(({ text, url }) => ({ name: text, url, ...link(`recent-${text}`) }))}
      />
      <Links
        heading={t(found.isHub ? 'navigation.search.popular' : 'navigation.search.terms')}
        isPlain={!found.isHub}
        links={found.terms.map(({ text, url }) => ({ name: text, url, ...link(`term-${text}`) }))}
      />
      <Links
        heading={t('navigation.search.categories')}
        links={found.categories.map(({ id, name, url }) => ({ name, url, ...link(`category-${id}`) }))}
      />
      <Collections
        collections={found.collections.map((collection) => ({
          ...collection,
          link: link(`collection-${collection.id}`),
        }))}
      />
      {found.products.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
        <div role="group" aria-label={t('navigation.search.products')}>
          <p className={styles.heading} aria-hidden>
            {t('navigation.search.products')}
          </p>
          {found.products.map(({ id, name, subtitle, url, image, price, currency }) => (
            <a key={id} className={styles.product} href={url} {...link(`product-${id}`)}>
              <Picture
                className={styles.picture}
                source={{ ...image, alt: '' }}
                sizes="4rem"
                largest={64}
                ratio="4 / 5"
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.subtitle}>{subtitle}</span>
                <Price price={price} currency={currency} size="small" />
              </span>
            </a>
          ))}
        </div>
      ) : null}
      <Links
        heading={t('navigation.search.pages')}
        links={found.pages.map(({ title, url }) => ({ name: title, url, ...link(`page-${url}`) }))}
      />
    </>
  )
}

type CollectionsProps = {
  readonly collections: readonly (Suggestions['collections'][number] & { readonly link: ComponentProps<'a'> })[]
}

/** The groups of products that have a page of their own, with a picture and their number of products (SRCH-05). */
function Collections({ collections }: CollectionsProps) {
  const t = useTranslate()
  if (collections.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
    <div role="group" aria-label={t('navigation.search.collections')}>
      <p className={styles.heading} aria-hidden>
        {t('navigation.search.collections')}
      </p>
      <div className={styles.collections}>
        {collections.map(({ id, name, url, count, image, link }) => (
          <a key={id} className={styles.collection} href={url} {...link}>
            <Picture source={{ ...image, alt: '' }} sizes="6rem" largest={96} ratio="1" />
            <span className={styles.name}>{name}</span>
            <span className={styles.subtitle}>{t('navigation.search.collectionCount', { count })}</span>
          </a>
        ))}
      </div>
    </div>
  )
}

type LinksProps = {
  readonly heading: string
  readonly links: readonly (ComponentProps<'a'> & { readonly name: string; readonly url: string })[]
  /** Its heading is for screen readers only. */
  readonly isPlain?: boolean
}

function Links({ heading, links, isPlain = false }: LinksProps) {
  if (links.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
    <div role="group" aria-label={heading}>
      {isPlain ? null : (
        <p className={styles.heading} aria-hidden>
          {heading}
        </p>
      )}
      {links.map(({ name, url, ...rest }) => (
        <a key={url} className={styles.term} href={url} {...rest}>
          {name}
        </a>
      ))}
    </div>
  )
}

/** Follows the text of the field and selects options by the arrow keys. The focus stays in the field. */
function useCombobox(input: RefObject<HTMLInputElement | null>, listId: string) {
  const [text, setText] = useState(input.current?.value ?? '')
  const [activeId, setActiveId] = useState<string | null>(null)

  // The field belongs to the form, so that the effect listens to its events from outside.
  useEffect(() => {
    const field = input.current
    const options = () => [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(listId)} [role="option"]`)]
    const type = () => {
      setText(field?.value ?? '')
      setActiveId(null)
    }
    const press = (event: KeyboardEvent) => {
      const all = options()
      const position = all.findIndex(({ id }) => id === field?.getAttribute('aria-activedescendant'))
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const step = event.key === 'ArrowDown' ? 1 : -1
        const next = position < 0 && step < 0 ? all.length - 1 : position + step
        setActiveId(all[next]?.id ?? null)
        all[next]?.scrollIntoView({ block: 'nearest' })
        event.preventDefault()
      } else if (event.key === 'Enter' && all[position]) {
        event.preventDefault()
        all[position].click()
      } else if (event.key === 'Escape') {
        field?.blur()
      }
    }
    const remember = () => addRecentSearch(field?.value ?? '')
    // The shopper may have typed while this code was being fetched.
    type()
    field?.form?.addEventListener('submit', remember)
    field?.addEventListener('input', type)
    field?.addEventListener('keydown', press)
    return () => {
      field?.form?.removeEventListener('submit', remember)
      field?.removeEventListener('input', type)
      field?.removeEventListener('keydown', press)
    }
  }, [input, listId])

  return { text, activeId }
}
