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

const kinds = ['AGENT', 'STORE_EMPLOYEE'] as const
type StaffKind = (typeof kinds)[number]

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
  const [kind, setKind] = useState<StaffKind>('AGENT')
  const [chosenStore, setChosenStore] = useState('')
  const siteId = chosenSite || (sites.data?.sites[0]?.siteId ?? '')
  const stores = sites.data?.sites.find((site) => site.siteId === siteId)?.stores ?? []
  const storeId = stores.some((store) => store.storeId === chosenStore) ? chosenStore : (stores[0]?.storeId ?? '')
  const inStore = kind === 'STORE_EMPLOYEE'
  const problems = checkNewMember(values)
  const add = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.addStaffMember', {
        body: { memberId, ...values, siteId, ...(inStore && { storeId }), roleIds: [...roleIds] },
      }),
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
      canSubmit={siteId !== '' && (!inStore || storeId !== '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorNotice error={taken ? null : (add.error ?? roles.error ?? sites.error)} />
      <TextField {...field('firstName', t('backoffice.staff.nameProblem'))} maxLength={30} />
      <TextField {...field('lastName', t('backoffice.staff.nameProblem'))} maxLength={30} />
      <TextField {...email} type="email" maxLength={100} error={taken ?? email.error} />
      <SelectField
        label={t('backoffice.staff.kind')}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'AGENT')}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`backoffice.staffKind.${one}`)}
          </option>
        ))}
      </SelectField>
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
      {inStore ? <StoreField stores={stores} storeId={storeId} onChange={setChosenStore} /> : null}
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

type StoreFieldProps = {
  readonly stores: readonly { readonly storeId: string; readonly name: string }[]
  readonly storeId: string
  readonly onChange: (storeId: string) => void
}

/** The store of a store employee; says where the site has none. */
function StoreField({ stores, storeId, onChange }: StoreFieldProps) {
  const { t } = useWords()
  if (stores.length === 0) return <p role="status">{t('backoffice.staff.noStore')}</p>
  return (
    <SelectField label={t('backoffice.staff.store')} value={storeId} onChange={({ target }) => onChange(target.value)}>
      {stores.map((store) => (
        <option key={store.storeId} value={store.storeId}>
          {store.name}
        </option>
      ))}
    </SelectField>
  )
}
