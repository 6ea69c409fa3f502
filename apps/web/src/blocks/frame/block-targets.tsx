import type { Target } from '@lacehouse/contracts'
import type { ButtonVariant } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './block-targets.module.css'

type Props = { readonly targets: readonly Target[]; readonly inverse?: boolean }

/** The links of a block as its document styles them. */
export function BlockTargets({ targets, inverse = false }: Props) {
  if (targets.length === 0) return null
  return (
    <div className={styles.targets}>
      {targets.map((target) => (
        <BlockLink key={target.id ?? target.url + target.text} target={target} inverse={inverse} />
      ))}
    </div>
  )
}

/** One link; `_blank` opens a new window, which gets no hold of this one. */
export function BlockLink({ target, inverse = false }: { readonly target: Target; readonly inverse?: boolean }) {
  const { text, url, style = 'primary', size = 'medium' } = target
  const link = { href: url, ...toLinkAttributes(target), 'data-target-id': target.id }
  if (style === 'link') {
    return (
      <a className={styles.link} data-inverse={inverse || undefined} {...link}>
        {text}
      </a>
    )
  }
  return (
    <LinkButton
      className={style === 'ghost' || (inverse && style === 'secondary') ? styles.ghost : undefined}
      variant={toVariant(style, inverse)}
      size={size}
      {...link}
    >
      {text}
    </LinkButton>
  )
}

export const toLinkAttributes = ({ targetAttribute }: Target) =>
  targetAttribute === '_blank' ? ({ target: '_blank', rel: 'noopener' } as const) : {}

function toVariant(style: 'primary' | 'secondary' | 'ghost', inverse: boolean): ButtonVariant {
  if (style === 'primary') return inverse ? 'inverse' : 'primary'
  return 'secondary'
}
