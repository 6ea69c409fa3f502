import { useSyncExternalStore } from 'react'
import { useTranslate } from '../i18n/use-text.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-names.ts'
import styles from './toast-region.module.css'
import type { Toast, ToastTone } from './toast-store.ts'
import { toasts } from './toasts.ts'

const icons: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  positive: 'circle-check',
  negative: 'circle-alert',
}
const none: readonly Toast[] = []

/** Shows the toasts: at the bottom, above a bar that stands there, and to the left on larger screens; announced politely to screen readers (ERR-04). */
export function ToastRegion() {
  const t = useTranslate()
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <section
      className={styles.region}
      aria-label={t('common.notifications')}
      onPointerEnter={() => toasts.setPaused(true)}
      onPointerLeave={() => toasts.setPaused(false)}
      onFocus={() => toasts.setPaused(true)}
      onBlur={() => toasts.setPaused(false)}
    >
      <ol className={styles.list} aria-live="polite">
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={t('common.dismiss')} />
        ))}
      </ol>
    </section>
  )
}

function ToastCard({ toast, dismissLabel }: { readonly toast: Toast; readonly dismissLabel: string }) {
  const { id, title, text, tone, action } = toast
  const press = () => {
    action?.onPress?.()
    toasts.dismiss(id)
  }
  return (
    <li className={styles.toast} data-tone={tone} role={tone === 'negative' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text ? <p>{text}</p> : null}
      </div>
      {action?.href ? (
        <a className={styles.action} href={action.href} onClick={press}>
          {action.label}
        </a>
      ) : null}
      {action && !action.href ? (
        <button type="button" className={styles.action} onClick={press}>
          {action.label}
        </button>
      ) : null}
      <IconButton
        className={styles.dismiss}
        icon="x"
        size={18}
        label={dismissLabel}
        onClick={() => toasts.dismiss(id)}
      />
    </li>
  )
}
