import { useState } from 'react'
import { rolePermissionsApi } from '#identity/client/api.ts'
import { downloadCsv } from '#platform/client/csv.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconDownload, IconFileText } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { type Matrix, RoleMatrix } from './RoleMatrix.tsx'
import styles from './roles.module.css'
import { byNoun, counted, nounOf } from './words.ts'

/** /rolemapview: every right beside the roles that hold it. */
export default function RoleMapScreen() {
  const { items: matrix, error, reload } = useOperation(rolePermissionsApi.matrix, {})
  const [noun, setNoun] = useState('')
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!matrix) return <Loading lines={12} />

  const nouns = byNoun(matrix.rights, ({ right }) => right).map(([each]) => ({ value: each, label: each }))
  const shown: Matrix = {
    ...matrix,
    rights: matrix.rights.filter(({ right }) => noun === '' || nounOf(right) === noun),
  }
  return (
    <>
      <PageHeader
        title="Role Map"
        standing={`${counted(matrix.roles.length, 'role')}, ${counted(matrix.rights.length, 'right')}. A role may call what its rights allow, nothing else.`}
        action={
          <>
            <Button
              icon={<IconDownload size={16} aria-hidden />}
              onClick={() => downloadCsv('role-map.csv', tableOf(shown))}
            >
              Export CSV
            </Button>
            <Button icon={<IconFileText size={16} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <div className={styles.choice} data-print="none">
        <SelectField label="Show" placeholder="Everything" options={nouns} value={noun} onChange={setNoun} />
        <p className={styles.legend}>
          <span>
            <strong aria-hidden>✓</strong> the role has the right
          </span>
          <span>
            <span aria-hidden>·</span> it has not
          </span>
        </p>
      </div>
      {matrix.rights.length === 0 ? (
        <EmptyState title="No rights yet" text="Rights appear here once permissions of the kind operation exist." />
      ) : (
        <RoleMatrix matrix={shown} />
      )}
    </>
  )
}

/** The matrix as a sheet: one line per right, one column per role. */
function tableOf({ roles, rights }: Matrix) {
  return [
    ['Right', 'Name', ...roles.map(({ roleName }) => roleName)],
    ...rights.map(({ right, description, roleIds }) => [
      description,
      right,
      ...roles.map(({ roleId }) => (roleIds.includes(roleId) ? 'yes' : 'no')),
    ]),
  ]
}
