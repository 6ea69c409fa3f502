import type { ReactNode } from 'react'
import type { SharedPart } from './document-parts.ts'
import { useSharedMarkup } from './shared-markup.ts'

type Props = {
  /** What its content depends on; null where it depends on more, so that pages do not share it. */
  readonly part: Omit<SharedPart, 'element'> | null
  readonly as?: 'div' | 'footer' | 'li'
  readonly className?: string | undefined
  readonly 'aria-busy'?: boolean
  readonly children: ReactNode
}

/** An element whose content the server renders once for all pages that show it alike (docs/decisions/0152). */
export function SharedElement({ part, as: Tag = 'div', children, ...attributes }: Props) {
  const inner = useSharedMarkup(part && { ...part, element: children })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered for another page
  if (inner) return <Tag {...attributes} dangerouslySetInnerHTML={inner} />
  return <Tag {...attributes}>{children}</Tag>
}
