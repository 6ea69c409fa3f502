import type { BlockCommon } from '@lacehouse/contracts'
import type { CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { BlockTargets } from './block-targets.tsx'
import styles from './block-words.module.css'

/** `wide`: on large screens only, where the text is on the picture. */
export type Inverse = boolean | 'wide'

type Props = {
  readonly block: BlockCommon
  /** The size of the title where the document sets none. */
  readonly titleStyle?: NonNullable<BlockCommon['titleStyle']>
  readonly align?: 'left' | 'center' | 'right'
  /** The text is on a dark picture or background. */
  readonly inverse?: Inverse
  readonly className?: string
}

/** Shows overline, title, subtitle, text and links of a block; absent ones take no space. */
export function BlockWords({ block, titleStyle = 'headline', align = 'left', inverse = false, className }: Props) {
  const { overline, eyebrowText, subtitle, subtitleHtml, subtitleColor, richText, linkType } = block
  const above = overline ?? eyebrowText
  const targets = linkType === 'No-CTA' ? [] : (block.targets ?? [])
  const isEmpty = !above && !hasTitle(block) && !subtitle && !subtitleHtml && !richText && targets.length === 0
  if (isEmpty) return null
  return (
    <div className={classNames(styles.words, className)} data-align={align} data-inverse={inverse || undefined}>
      {above ? <p className={styles.overline}>{above}</p> : null}
      <BlockTitle block={block} titleStyle={titleStyle} />
      {subtitleHtml ? (
        <RichText className={styles.subtitle} html={subtitleHtml} style={{ color: subtitleColor }} />
      ) : subtitle ? (
        <p className={styles.subtitle} style={{ color: subtitleColor }}>
          {subtitle}
        </p>
      ) : null}
      {richText ? <RichText className={styles.text} html={richText} /> : null}
      <BlockTargets targets={targets} inverse={inverse} />
    </div>
  )
}

export function hasTitle({ title, titleHtml }: BlockCommon) {
  return Boolean(title || titleHtml)
}

type TitleProps = { readonly block: BlockCommon; readonly titleStyle?: NonNullable<BlockCommon['titleStyle']> }

/** Shows the title as a heading of the first or second level; a hidden one is for screen readers only. */
export function BlockTitle({ block, titleStyle = 'headline' }: TitleProps) {
  const { title, titleHtml, titleColor, titleH1 = false, hideTitle = false } = block
  if (!title && !titleHtml) return null
  const Heading = titleH1 ? 'h1' : 'h2'
  const style: CSSProperties = { color: titleColor }
  const words = titleHtml ? <RichText inline html={titleHtml} /> : title
  if (hideTitle) {
    return (
      <VisuallyHidden>
        <Heading>{words}</Heading>
      </VisuallyHidden>
    )
  }
  return (
    <Heading className={styles.title} data-style={block.titleStyle ?? titleStyle} style={style}>
      {words}
    </Heading>
  )
}
