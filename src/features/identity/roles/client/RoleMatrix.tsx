import { Fragment } from 'react'
import type { rolePermissionsApi } from '#identity/client/api.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Link } from '#ui/navigation.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import styles from './RoleMatrix.module.css'
import { byNoun, rightInWords } from './words.ts'

export type Matrix = RefOutput<typeof rolePermissionsApi.matrix>

/** Rights down, roles across; the heads stay in sight. On a phone each right lists the roles that have it. */
export function RoleMatrix({ matrix: { roles, rights } }: { matrix: Matrix }) {
  return (
    <Scrollable className={styles.scroll} label="Roles and rights">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as blocks on a phone the elements lose their own roles */}
      <table className={styles.matrix} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Right
            </th>
            {roles.map(({ roleId, roleName, active }) => (
              <th key={roleId} scope="col" role="columnheader">
                <Link to={`/user/aarolespermission?roleId=${roleId}`}>{breakable(roleName)}</Link>
                {!active && <div className={styles.inactive}>inactive</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {byNoun(rights, ({ right }) => right).map(([noun, group]) => (
            <Fragment key={noun}>
              <tr role="row" className={styles.noun}>
                <th scope="row" role="rowheader" colSpan={roles.length + 1}>
                  <span>{noun}</span>
                </th>
              </tr>
              {group.map(({ permissionId, right, description, roleIds }) => (
                <tr role="row" key={permissionId}>
                  <th scope="row" role="rowheader">
                    {rightInWords({ name: right, description })}
                    <code>{right}</code>
                  </th>
                  {roles.map(({ roleId, roleName }) => (
                    <Mark key={roleId} roleName={roleName} held={roleIds.includes(roleId)} />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Scrollable>
  )
}

/** A narrow column breaks 'EmployerAssistant' between its words. */
const breakable = (name: string) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))

function Mark({ roleName, held }: { roleName: string; held: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" data-held={held || undefined} data-role={roleName}>
      <span aria-hidden>{held ? '✓' : '·'}</span>
      <span className="visually-hidden">{held ? 'yes' : 'no'}</span>
    </td>
  )
}
