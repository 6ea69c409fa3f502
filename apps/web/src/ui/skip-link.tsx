import styles from './skip-link.module.css'

type Props = { readonly target: string; readonly label: string }

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink({ target, label }: Props) {
  return (
    <a className={styles.link} href={`#${target}`} data-native>
      {label}
    </a>
  )
}
