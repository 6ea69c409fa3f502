import type { StaffMemberReply } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRoles } from './use-roles.ts'

type Props = { readonly member: StaffMemberReply; readonly onClose: () => void }

/** Changes the roles of a member of staff. */
export function MemberDialog({ member, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const roles = useRoles()
  const { consumerNo, name } = member
  const [roleIds, setRoleIds] = useState(member.roles.map(({ roleId }) => roleId))
  const save = useMutation({
    mutationFn: () => callBackoffice('backoffice.setStaffRoles', { params: { consumerNo }, body: { roleIds } }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['staff'] }),
        client.invalidateQueries({ queryKey: ['roles'] }),
      ])
      onClose()
    },
  })
  const toggle = (roleId: string, isChosen: boolean) =>
    setRoleIds(isChosen ? [...roleIds, roleId] : roleIds.filter((one) => one !== roleId))
  return (
    <Dialog
      title={t('backoffice.staff.editOf', { name })}
      action={t('backoffice.staff.save')}
      busy={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={save.error ?? roles.error} />
      <div>
        {roles.data?.roles.map((role) => (
          <CheckField
            key={role.roleId}
            label={role.name}
            checked={roleIds.includes(role.roleId)}
            onChange={({ target }) => toggle(role.roleId, target.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}
