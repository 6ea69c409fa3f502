import type { CallReply } from '@lacehouse/contracts'
import { type StaffRight, staffRights } from '@lacehouse/domain/staff/staff-rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { rolesKey } from './use-roles.ts'

type Role = CallReply<'backoffice.listRoles'>['roles'][number]
type Props = { readonly role: Role | null; readonly onClose: () => void }

/** Makes or changes a role. Rights that its author lacks cannot be given. */
export function RoleDialog({ role, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const { rights: own } = useSession()
  const [name, setName] = useState(role?.name ?? '')
  const [rights, setRights] = useState<readonly StaffRight[]>(role?.rights ?? [])
  const [requiresSecondFactor, setRequiresSecondFactor] = useState(role?.requiresSecondFactor ?? true)
  const [newId] = useState(() => `role-${crypto.randomUUID().slice(0, 8)}`)
  const save = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.putRole', {
        params: { roleId: role?.roleId ?? newId },
        body: { name: name.trim(), rights: [...rights], requiresSecondFactor },
      }),
    onSuccess: (reply) => {
      client.setQueryData(rolesKey, reply)
      onClose()
    },
  })
  const toggle = (right: StaffRight, isChosen: boolean) =>
    setRights(isChosen ? [...rights, right] : rights.filter((one) => one !== right))
  return (
    <Dialog
      title={role ? t('backoffice.roles.edit', { name: role.name }) : t('backoffice.roles.new')}
      action={t('backoffice.staff.save')}
      busy={save.isPending}
      canSubmit={name.trim().length >= 2}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={save.error} />
      <TextField
        label={t('backoffice.roles.name')}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend>{t('backoffice.roles.rights')}</legend>
        {staffRights.map((right) => (
          <CheckField
            key={right}
            label={t(`backoffice.right.${right}`)}
            checked={rights.includes(right)}
            disabled={!own.includes(right)}
            onChange={({ target }) => toggle(right, target.checked)}
          />
        ))}
      </fieldset>
      <CheckField
        label={t('backoffice.roles.factor')}
        checked={requiresSecondFactor}
        onChange={({ target }) => setRequiresSecondFactor(target.checked)}
      />
    </Dialog>
  )
}
