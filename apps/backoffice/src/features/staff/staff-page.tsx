import type { CallInput, StaffMemberReply } from '@lacehouse/contracts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { MemberDialog } from './member-dialog.tsx'
import { NewMemberDialog } from './new-member-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { type MemberAction, toStaffColumns } from './staff-columns.tsx'
import { StateDialog } from './state-dialog.tsx'
import { useRoles } from './use-roles.ts'

type Opened =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'roles' | 'reset' | 'state'; readonly member: StaffMemberReply }

/** The accounts of staff with their roles. */
export function StaffPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const { email: ownEmail } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [invited, setInvited] = useState<string | null>(null)
  const roles = useRoles()
  const query = { ...(state.values as CallInput<'backoffice.listStaff'>['query']), page: state.page }
  const staff = useQuery({
    queryKey: ['staff', query],
    queryFn: () => callBackoffice('backoffice.listStaff', { query }),
    placeholderData: keepPreviousData,
  })
  const invite = useMutation({
    mutationFn: ({ consumerNo }: StaffMemberReply) =>
      callBackoffice('backoffice.inviteAgain', { params: { consumerNo }, body: {} }),
    onSuccess: ({ email }) => setInvited(email),
  })
  const { mutate: sendInvitation } = invite
  const columns = useMemo(() => {
    const act = (action: MemberAction, member: StaffMemberReply) =>
      action === 'invite' ? sendInvitation(member) : setOpened({ dialog: action, member })
    return toStaffColumns(words, { ownEmail, onAction: act })
  }, [words, ownEmail, sendInvitation])
  const close = () => setOpened(null)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.staff.title')}</h1>
        <Button variant="action" onClick={() => setOpened({ dialog: 'new' })}>
          {t('backoffice.staff.new')}
        </Button>
      </div>
      <ErrorNotice error={invite.error} />
      {invited ? <Notice kind="done" text={t('backoffice.staff.invited', { email: invited })} /> : null}
      <SearchField
        key={state.values.search}
        label={t('backoffice.staff.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <div className={styles.filters}>
        <SelectField
          label={t('backoffice.staff.role')}
          value={state.values.role ?? ''}
          onChange={({ target }) => state.set({ role: target.value })}
        >
          <option value="">{t('backoffice.list.any')}</option>
          {roles.data?.roles.map(({ roleId, name }) => (
            <option key={roleId} value={roleId}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ListBody query={staff} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.staff.title')}
            columns={columns}
            rows={rows}
            getRowId={({ consumerNo }) => consumerNo}
          />
        )}
      </ListBody>
      {opened?.dialog === 'new' ? <NewMemberDialog onClose={close} onInvited={setInvited} /> : null}
      {opened?.dialog === 'state' ? <StateDialog member={opened.member} onClose={close} /> : null}
      {opened?.dialog === 'roles' ? <MemberDialog member={opened.member} onClose={close} /> : null}
      {opened?.dialog === 'reset' ? <ResetDialog member={opened.member} onClose={close} /> : null}
    </div>
  )
}
