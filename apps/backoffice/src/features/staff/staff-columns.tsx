import type { StaffMemberReply } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor } from '../../ui/data-table.tsx'
import type { Words } from '../../words/words-context.ts'
import styles from './staff-page.module.css'

const column = columnsFor<StaffMemberReply>()

export type MemberAction = 'roles' | 'reset' | 'state' | 'invite'

type Options = {
  /** The number of the member who looks at the list, who cannot disable themself. */
  readonly ownEmail: string
  readonly onAction: (action: MemberAction, member: StaffMemberReply) => void
}

/** The columns of the accounts of staff, with what can be done to each. */
export function toStaffColumns({ t }: Words, { ownEmail, onAction }: Options): Column<StaffMemberReply>[] {
  return [
    column.accessor('name', { header: t('backoffice.customers.name') }),
    column.accessor('email', { header: t('backoffice.customers.email') }),
    column.accessor('siteId', { header: t('backoffice.orders.site') }),
    column.accessor('consumerType', {
      header: t('backoffice.staff.kind'),
      cell: ({ row: { original } }) => (
        <span>
          {t(`backoffice.staffKind.${original.consumerType === 'STORE_EMPLOYEE' ? 'STORE_EMPLOYEE' : 'AGENT'}`)}
        </span>
      ),
    }),
    column.accessor('roles', {
      header: t('backoffice.staff.roles'),
      cell: ({ row: { original } }) => (
        <span>{original.roles.map(({ name }) => name).join(', ') || t('backoffice.staff.noRole')}</span>
      ),
    }),
    column.accessor('state', {
      header: t('backoffice.staff.state'),
      cell: ({ row: { original } }) => {
        const { state, tone } = toState(original)
        return <Badge tone={tone} text={t(`backoffice.staff.state.${state}`)} />
      },
    }),
    column.accessor('hasSecondFactor', {
      header: t('backoffice.staff.factor'),
      cell: ({ row: { original } }) => <span>{t(original.hasSecondFactor ? 'backoffice.yes' : 'backoffice.no')}</span>,
    }),
    column.accessor('consumerNo', {
      header: t('backoffice.staff.actions'),
      cell: ({ row: { original: member } }) => (
        <span className={styles.actions}>
          <Button onClick={() => onAction('roles', member)}>{t('backoffice.staff.edit')}</Button>
          {member.isInvited && member.state === 'active' ? (
            <Button variant="quiet" onClick={() => onAction('invite', member)}>
              {t('backoffice.staff.inviteAgain')}
            </Button>
          ) : null}
          {member.hasSecondFactor ? (
            <Button variant="quiet" onClick={() => onAction('reset', member)}>
              {t('backoffice.staff.reset')}
            </Button>
          ) : null}
          {member.email === ownEmail ? null : (
            <Button variant="quiet" onClick={() => onAction('state', member)}>
              {t(member.state === 'active' ? 'backoffice.staff.disable' : 'backoffice.staff.enable')}
            </Button>
          )}
        </span>
      ),
    }),
  ] as Column<StaffMemberReply>[]
}

type Shown = { readonly state: 'active' | 'invited' | 'disabled'; readonly tone: BadgeTone }

const toState = ({ state, isInvited }: StaffMemberReply): Shown => {
  if (state !== 'active') return { state: 'disabled', tone: 'negative' }
  return isInvited ? { state: 'invited', tone: 'warning' } : { state: 'active', tone: 'positive' }
}
