import { checkNewMember, type NewMemberField } from '@lacehouse/domain/staff/check-new-member'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BackofficeError } from '../../client/backoffice-error.ts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRoles } from './use-roles.ts'

type Props = { readonly onClose: () => void; readonly onInvited: (email: string) => void }

/** Adds a member of staff, who gets an invitation by mail. */
export function NewMemberDialog({ onClose, onInvited }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const roles = useRoles()
  const sites = useQuery({ queryKey: ['sites'], queryFn: () => callBackoffice('backoffice.listSites', {}) })
  const [memberId] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' })
  const [left, setLeft] = useState<readonly NewMemberField[]>([])
  const [chosenSite, setChosenSite] = useState('')
  const [roleIds, setRoleIds] = useState<readonly string[]>([])
  const siteId = chosenSite || (sites.data?.sites[0]?.siteId ?? '')
  const problems = checkNewMember(values)
  const add = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.addStaffMember', { body: { memberId, ...values, siteId, roleIds: [...roleIds] } }),
    onSuccess: async ({ email }) => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      onInvited(email)
      onClose()
    },
  })
  const taken = add.error instanceof BackofficeError && add.error.errorId === 'STF410' ? add.error.message : null
  const field = (name: NewMemberField, problem: string) => ({
    label: t(name === 'email' ? 'backoffice.customers.email' : `backoffice.staff.${name}`),
    value: values[name],
    error: left.includes(name) && problems[name] ? problem : null,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
    // An error below a field that is left empty would move the button away from under the pointer.
    onBlur: () => values[name] && setLeft((old) => [...old, name]),
  })
  const submit = () => {
    setLeft(['firstName', 'lastName', 'email'])
    if (Object.keys(problems).length === 0 && roleIds.length > 0) add.mutate()
  }
  const email = field('email', t('backoffice.staff.emailProblem'))
  return (
    <Dialog
      title={t('backoffice.staff.new')}
      action={t('backoffice.staff.add')}
      busy={add.isPending}
      canSubmit={siteId !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorNotice error={taken ? null : (add.error ?? roles.error ?? sites.error)} />
      <TextField {...field('firstName', t('backoffice.staff.nameProblem'))} maxLength={30} />
      <TextField {...field('lastName', t('backoffice.staff.nameProblem'))} maxLength={30} />
      <TextField {...email} type="email" maxLength={100} error={taken ?? email.error} />
      <SelectField
        label={t('backoffice.staff.site')}
        value={siteId}
        onChange={({ target }) => setChosenSite(target.value)}
      >
        {sites.data?.sites.map((site) => (
          <option key={site.siteId} value={site.siteId}>
            {site.siteId}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>{t('backoffice.staff.roles')}</legend>
        {roles.data?.roles.map(({ roleId, name }) => (
          <CheckField
            key={roleId}
            label={name}
            checked={roleIds.includes(roleId)}
            onChange={({ target }) =>
              setRoleIds(target.checked ? [...roleIds, roleId] : roleIds.filter((one) => one !== roleId))
            }
          />
        ))}
      </fieldset>
      {left.length > 0 && roleIds.length === 0 ? <p role="status">{t('backoffice.staff.chooseRole')}</p> : null}
    </Dialog>
  )
}
