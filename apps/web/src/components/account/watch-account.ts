import { followOtherTabs } from '../../client/account/follow-other-tabs.ts'
import { onFailedCall } from '../../client/api/failed-call.ts'
import { findPageLink } from '../../navigation/find-page-link.ts'
import { loadDialogTable } from '../../ui/dialogs/dialog-table.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'

/** Opens the account dialog for links to the account, and follows sign-ins and sign-outs of other tabs (AUTH-05). */
function watchAccount(): void {
  document.addEventListener('click', openAccount, { capture: true })
  document.addEventListener('pointerover', (event) => findAccountLink(event) && preloadDialog('account'), {
    passive: true,
  })
  onFailedCall(async ({ error }) => {
    if (error.errorId !== 'AUT498') return
    const { recoverInvalidCustomer } = await import('../../client/account/recover-invalid-customer.ts')
    await recoverInvalidCustomer(error.message)
  })
  followOtherTabs(async (change) => {
    const [{ refreshAccount }, { forgetShopper }] = await Promise.all([
      import('../../client/account/profile-query.ts'),
      import('../../client/account/sign-out.ts'),
    ])
    if (change === 'signed-in') return refreshAccount()
    forgetShopper()
  })
}

const findAccountLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$="/account"]') : null

function openAccount(event: MouseEvent): void {
  const link = findAccountLink(event)
  if (!link) return
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!findPageLink({ link, current: location.href, button: event.button, modified })) return
  event.preventDefault()
  event.stopPropagation()
  void openDialog('account', {})
}

watchAccount()
// The first dialog then opens without waiting for the table; `openDialog` reports a failure.
loadDialogTable().catch(() => undefined)
// Favourites depend on the account, so their watcher is fetched after it.
void import('../favourites/watch-favourite-buttons.ts')
