import type { CallReply } from '@lacehouse/contracts'
import { administratorRole } from '@lacehouse/domain/staff/staff-rights'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useRoles } from './use-roles.ts'

type Role = CallReply<'backoffice.listRoles'>['roles'][number]

/** The roles of staff with their rights. */
export function RolesPage() {
  const { t } = useWords()
  const { data, error, isPending } = useRoles()
  const [edited, setEdited] = useState<Role | 'new' | null>(null)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.roles.title')}</h1>
        <Button variant="action" onClick={() => setEdited('new')}>
          {t('backoffice.roles.new')}
        </Button>
      </div>
      <ErrorNotice error={error} />
      {isPending ? <p role="status">{t('backoffice.loading')}</p> : null}
      {data?.roles.map((role) => (
        <Panel key={role.roleId} title={role.name}>
          <p>
            {role.roleId === administratorRole
              ? t('backoffice.roles.all')
              : role.rights.map((right) => t(`backoffice.right.${right}`)).join(' · ')}
          </p>
          <div className={styles.head}>
            <span>{t('backoffice.roles.members', { count: role.members })}</span>
            {role.roleId === administratorRole ? null : (
              <Button onClick={() => setEdited(role)}>{t('backoffice.roles.edit', { name: role.name })}</Button>
            )}
          </div>
        </Panel>
      ))}
      {edited ? <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </div>
  )
}
