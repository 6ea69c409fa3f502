import type { CollectionBlock, CollectionItem } from '@lacehouse/contracts'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { type IconName, iconNames } from '../../ui/icon-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { BlockMedia } from '../frame/block-media.tsx'
import { BlockTargets, toLinkAttributes } from '../frame/block-targets.tsx'
import { isOpenPage } from '../frame/is-open-page.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './collection.module.css'

type Props = { readonly item: CollectionItem; readonly iconSize?: CollectionBlock['iconSize'] }

const sizes = '(width >= 60rem) 30vw, (width >= 48rem) 67vw, 75vw'
const largest = 480

/** Shows a card with picture, title, text and links. */
export function StandardCard({ item }: Props) {
  const [first] = item.targets ?? []
  const target = item.mediaTarget ?? first
  return (
    <article className={styles.card}>
      <BlockMedia className={styles.media} block={item} sizes={sizes} largest={largest} />
      {item.overline ? <p className={styles.overline}>{item.overline}</p> : null}
      <h3 className={styles.title} style={{ color: item.titleColor }}>
        {target ? (
          <a className={styles.cover} href={target.url} {...toLinkAttributes(target)}>
            {item.title}
          </a>
        ) : (
          item.title
        )}
      </h3>
      {item.subtitle ? <p className={styles.subtitle}>{item.subtitle}</p> : null}
      {item.richText ? <RichText html={item.richText} /> : null}
      {item.linkType === 'CTA' ? <BlockTargets targets={item.targets ?? []} /> : null}
    </article>
  )
}

/** Shows a picture with the category's name on it. */
export function CategoryCard({ item }: Props) {
  const target = item.mediaTarget ?? item.targets?.[0]
  const words = <h3 className={styles.categoryTitle}>{item.title}</h3>
  return (
    <article className={styles.category} data-backdrop={item.backdrop}>
      <BlockMedia className={styles.media} block={item} sizes={sizes} largest={largest} />
      {target ? (
        <a className={styles.categoryLink} href={target.url} {...toLinkAttributes(target)}>
          {words}
          <Icon name="arrow-right" />
        </a>
      ) : (
        <div className={styles.categoryLink}>{words}</div>
      )}
    </article>
  )
}

/** Shows a card that is one link, with picture, title and text. */
export function LinkedCard({ item }: Props) {
  const target = item.mediaTarget ?? item.targets?.[0]
  const inside = (
    <>
      <BlockMedia className={styles.media} block={item} sizes={sizes} largest={largest} />
      <h3 className={styles.title}>{item.title}</h3>
      {item.subtitle ? <p className={styles.subtitle}>{item.subtitle}</p> : null}
    </>
  )
  return target ? (
    <a className={styles.card} href={target.url} {...toLinkAttributes(target)}>
      {inside}
    </a>
  ) : (
    <article className={styles.card}>{inside}</article>
  )
}

/** Shows a picture with several links. */
export function MultiLinkCard({ item }: Props) {
  const links = item.links ?? item.targets ?? []
  return (
    <article className={styles.card}>
      <BlockMedia className={styles.media} block={item} sizes={sizes} largest={largest} />
      {item.overline ? <p className={styles.overline}>{item.overline}</p> : null}
      <h3 className={styles.title}>{item.title}</h3>
      {item.subtitle ? <p className={styles.subtitle}>{item.subtitle}</p> : null}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id ?? link.url}>
            <a href={link.url} {...toLinkAttributes(link)}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Shows a small picture beside text. The whole card is one link, which is marked on the page that it leads to. */
export function ButtonCard({ item }: Props) {
  const { pathname } = useLocation()
  const target = item.mediaTarget ?? item.targets?.[0]
  return (
    <a
      className={styles.buttonCard}
      href={target?.url}
      aria-current={target && isOpenPage(target.url, pathname) ? 'page' : undefined}
      {...(target && toLinkAttributes(target))}
    >
      {item.media ? <Picture source={{ ...item.media.sm, alt: '' }} sizes="4rem" largest={64} ratio="1 / 1" /> : null}
      <span>{item.title ?? target?.text}</span>
    </a>
  )
}

const iconPixels = { small: 20, medium: 28, large: 40 } as const

/** Shows an icon above or beside a short text. */
export function IconCard({ item, iconSize = 'medium' }: Props) {
  const icon = isIcon(item.icon) ? item.icon : 'check'
  const target = item.targets?.[0]
  const title = target ? (
    <a href={target.url} {...toLinkAttributes(target)}>
      {item.title}
    </a>
  ) : (
    item.title
  )
  return (
    <article className={styles.iconCard}>
      <Icon name={icon} size={iconPixels[iconSize]} />
      <h3 className={styles.title}>{title}</h3>
      {item.subtitle ? <p className={styles.subtitle}>{item.subtitle}</p> : null}
      {item.richText ? <RichText html={item.richText} /> : null}
    </article>
  )
}

const isIcon = (name: string | undefined): name is IconName => iconNames.some((known) => known === name)
