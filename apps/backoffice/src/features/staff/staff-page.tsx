import type { CallInput, StaffMemberReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { MemberDialog } from './member-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { useRoles } from './use-roles.ts'

const column = columnsFor<StaffMemberReply>()
type Opened = { readonly dialog: 'roles' | 'reset'; readonly member: StaffMemberReply }

/** The accounts of staff with their roles. */
export function StaffPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const [opened, setOpened] = useState<Opened | null>(null)
  const roles = useRoles()
  const query = { ...(state.values as CallInput<'backoffice.listStaff'>['query']), page: state.page }
  const staff = useQuery({
    queryKey: ['staff', query],
    queryFn: () => callBackoffice('backoffice.listStaff', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words, setOpened), [words])
  const close = () => setOpened(null)
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.staff.title')}</h1>
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
      {opened?.dialog === 'roles' ? <MemberDialog member={opened.member} onClose={close} /> : null}
      {opened?.dialog === 'reset' ? <ResetDialog member={opened.member} onClose={close} /> : null}
    </div>
  )
}

function toColumns({ t }: Words, open: (opened: Opened) => void): Column<StaffMemberReply>[] {
  return [
    column.accessor('name', { header: t('backoffice.customers.name') }),
    column.accessor('email', { header: t('backoffice.customers.email') }),
    column.accessor('siteId', { header: t('backoffice.orders.site') }),
    column.accessor('roles', {
      header: t('backoffice.staff.roles'),
      cell: ({ row: { original } }) => (
        <span>{original.roles.map(({ name }) => name).join(', ') || t('backoffice.staff.noRole')}</span>
      ),
    }),
    column.accessor('hasSecondFactor', {
      header: t('backoffice.staff.factor'),
      cell: ({ row: { original } }) => <span>{t(original.hasSecondFactor ? 'backoffice.yes' : 'backoffice.no')}</span>,
    }),
    column.accessor('consumerNo', {
      header: t('backoffice.staff.edit'),
      cell: ({ row: { original: member } }) => (
        <span>
          <Button onClick={() => open({ dialog: 'roles', member })}>{t('backoffice.staff.edit')}</Button>{' '}
          {member.hasSecondFactor ? (
            <Button variant="quiet" onClick={() => open({ dialog: 'reset', member })}>
              {t('backoffice.staff.reset')}
            </Button>
          ) : null}
        </span>
      ),
    }),
  ] as Column<StaffMemberReply>[]
}
