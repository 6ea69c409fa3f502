import { Component, type ReactNode, useContext } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../button.tsx'
import { DialogContext } from './dialog-context.ts'
import styles from './dialog-layer.module.css'

type Props = { readonly onClose: () => void }

/** Catches errors inside a dialog, so that the page below keeps working. */
export class DialogFailure extends Component<Props & { readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? (
      <Apology onRetry={() => this.setState({ failed: false })} onClose={this.props.onClose} />
    ) : (
      this.props.children
    )
  }
}

function Apology({ onRetry, onClose }: Props & { readonly onRetry: () => void }) {
  const t = useTranslate()
  const { titleId } = useContext(DialogContext)
  return (
    <div className={styles.waiting}>
      <Button id={titleId} onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
}
