import { useTranslate } from '../../i18n/use-text.ts'
import type { DialogProps } from '../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx'
import { SearchBox } from './search-box.tsx'

/** Shows the search over a small page, with the keyboard open and the suggestions below the field. */
export function SearchDialog({ dismiss }: DialogProps<Record<string, never>, void>) {
  const t = useTranslate()
  return (
    <DialogFrame title={t('navigation.search.label')}>
      <SearchBox autoFocus large onLeave={dismiss} />
    </DialogFrame>
  )
}
