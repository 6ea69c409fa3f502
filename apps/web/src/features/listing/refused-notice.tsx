import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says that the address could not be read, in words that a listing has only then (PLP400). */
export function RefusedNotice() {
  return (
    <MessagesProvider areas={['errors']}>
      <Refusal />
    </MessagesProvider>
  )
}

function Refusal() {
  return <Notice tone="warning">{useText()('PLP400')}</Notice>
}
