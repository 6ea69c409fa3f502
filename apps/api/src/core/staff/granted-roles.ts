import { sql } from '@lacehouse/database'

/** The roles of a member of staff `k` with their rights, as `GrantedRole[]` of the domain. */
export const grantedRoles = sql`(select coalesce(json_agg(json_build_object('id', m.role_id, 'rights', (
      select coalesce(json_agg(g."right"), '[]') from staff_role_rights g where g.role_id = m.role_id)) order by m.role_id), '[]')
    from staff_role_members m where m.consumer_no = k.consumer_no)`
