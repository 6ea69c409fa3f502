import type { SearchHubReply } from '@lacehouse/contracts'
import { type ReactNode, useId } from 'react'
import { ProductCarousel } from '../../blocks/product-carousel/product-carousel.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './search-hub-page.module.css'

type Props = {
  /** The search form, which belongs to the header too. */
  readonly search: ReactNode
  /** Null while the search does not answer; its form stays. */
  readonly hub: SearchHubReply | null
  /** The content of the page, below what is offered. */
  readonly children: ReactNode
}

/** The page from which a search starts: the form, popular searches, categories, collections and products (RT-16, SRCH-05). */
export function SearchHubPage({ search, hub, children }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('navigation.search.label')}</h1>
        {search}
      </header>
      {hub ? <Offers hub={hub} /> : null}
      {children}
    </div>
  )
}

function Offers({ hub }: { readonly hub: SearchHubReply }) {
  const t = useTranslate()
  const searched = new Set(hub.popular.map(({ text }) => text))
  const products = t('listing.search.popular')
  return (
    <>
      <Links
        heading={t('navigation.search.popular')}
        links={hub.popular.map(({ text, url }) => ({ name: text, url }))}
      />
      {/* Until a merchant names searches, they are the names of categories, which are shown once. */}
      <Links
        heading={t('navigation.search.categories')}
        links={hub.categories.filter(({ name }) => !searched.has(name))}
      />
      <Part heading={t('navigation.search.collections')} isEmpty={hub.collections.length === 0}>
        <ul className={styles.collections}>
          {hub.collections.map(({ id, name, url, count, image }) => (
            <li key={id}>
              <a className={styles.collection} href={url}>
                <Picture
                  source={{ ...image, alt: '' }}
                  sizes="(width >= 60rem) 18rem, 45vw"
                  largest={400}
                  ratio="4 / 5"
                />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{t('navigation.search.collectionCount', { count })}</span>
              </a>
            </li>
          ))}
        </ul>
      </Part>
      {hub.products.length > 0 ? (
        <section className={styles.part}>
          {/* The carousel has its name. */}
          <h2>{products}</h2>
          <ProductCarousel
            title={products}
            cards="search-hub"
            query={{ ids: hub.products.map(({ id }) => id).join(',') }}
            included={hub.products}
          />
        </section>
      ) : null}
    </>
  )
}

type PartProps = { readonly heading: string; readonly isEmpty: boolean; readonly children: ReactNode }

function Part({ heading, isEmpty, children }: PartProps) {
  const id = useId()
  if (isEmpty) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

type LinksProps = {
  readonly heading: string
  readonly links: readonly { readonly name: string; readonly url: string }[]
}

function Links({ heading, links }: LinksProps) {
  return (
    <Part heading={heading} isEmpty={links.length === 0}>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <ChipLink href={url}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
