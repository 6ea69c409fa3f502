import styles from './unbroken.module.css'

/** Text that no line ends within, such as the number of an order with its dashes; it is copied as it stands. */
export function Unbroken({ children }: { readonly children: string }) {
  return <span className={styles.unbroken}>{children}</span>
}
