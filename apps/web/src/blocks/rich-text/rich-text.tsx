import type { SanitisedHtml } from '@lacehouse/contracts'
import { type CSSProperties, useMemo } from 'react'
import { toInnerHtml } from '../../rendering/trusted-markup.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './rich-text.module.css'

type Props = {
  /** Markup that the API has sanitised (CMS-22). */
  readonly html: SanitisedHtml
  /** Renders inline elements only, for use within a heading or a line. */
  readonly inline?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/** Shows formatted text of a content document. */
export function RichText({ html, inline = false, className, style }: Props) {
  const Element = inline ? 'span' : 'div'
  // React writes the markup again when it is given another object.
  const inner = useMemo(() => toInnerHtml(html), [html])
  return (
    <Element
      className={classNames(!inline && styles.text, className)}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every markup field when it writes and when it answers a document
      dangerouslySetInnerHTML={inner}
    />
  )
}
