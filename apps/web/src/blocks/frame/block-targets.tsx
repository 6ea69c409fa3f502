import type { Target } from '@lacehouse/contracts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './block-targets.module.css'

type Props = { readonly targets: readonly Target[]; readonly inverse?: boolean | 'wide' }

/** Shows the links of a block in the document's style. */
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

/** Shows a link; `_blank` opens a new window without access to this one. */
export function BlockLink({ target, inverse = false }: Pick<Props, 'inverse'> & { readonly target: Target }) {
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
      className={classNames(style !== 'primary' && styles.ghost, inverse && style === 'primary' && styles.inverse)}
      variant={style === 'primary' ? 'primary' : 'secondary'}
      data-inverse={inverse || undefined}
      size={size}
      {...link}
    >
      {text}
    </LinkButton>
  )
}

export function toLinkAttributes({ targetAttribute }: Target) {
  return targetAttribute === '_blank' ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}
