import '../dialogs/dialogs.ts'
import { onFailedCall } from '../api/failed-call.ts'
import { openDialog, preloadDialog } from '../dialogs/open-dialog.ts'
import { findPageLink } from '../navigation/find-page-link.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

/** What leads to the account opens it beside the page, and what another tab does with it is done here too (AUTH-05). */
function watchAccount(): void {
  document.addEventListener('click', openAccount, { capture: true })
  document.addEventListener('pointerover', (event) => findAccountLink(event) && preloadDialog('account'), {
    passive: true,
  })
  onFailedCall(async ({ error }) => {
    if (error.errorId !== 'AUT498') return
    const { recoverInvalidCustomer } = await import('./recover-invalid-customer.ts')
    await recoverInvalidCustomer(error.message)
  })
  followOtherTabs(async (news) => {
    const [{ refreshAccount }, { forgetEverything, leavePersonalPage }] = await Promise.all([
      import('./profile-query.ts'),
      import('./sign-out.ts'),
    ])
    if (news === 'signed-in') return refreshAccount()
    forgetEverything()
    leavePersonalPage()
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
// What is somebody's own on a page comes after the page, and after whose it is.
void import('../favourites/watch-favourite-buttons.ts')
