import styles from './skip-link.module.css'

type Props = { readonly target: string; readonly label: string }

/** The first keyboard stop, which skips the header. */
export function SkipLink({ target, label }: Props) {
  return (
    <a className={styles.link} href={`#${target}`} data-native>
      {label}
    </a>
  )
}
