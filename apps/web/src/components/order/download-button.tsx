import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { formatError } from '../cart/format-error.ts'

type Props = {
  readonly children: ReactNode
  /** The button's name where its words do not say which document it is. */
  readonly name?: string | undefined
  readonly size?: 'small'
  /** Fetches the document and has it saved; throws what the server refuses. */
  readonly download: () => Promise<void>
}

/** Downloads a document of an order; a refusal is shown as a toast, and the button can be pressed again. */
export function DownloadButton({ children, name, size, download }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    try {
      await download()
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      wide={size === undefined}
      size={size}
      busy={isBusy}
      aria-label={name}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
}
