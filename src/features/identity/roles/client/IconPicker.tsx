import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import styles from './roles.module.css'

type IconPickerProps = { name: string; value: string; onChange: (value: string) => void }

/** The icons a menu row can have: the specification's eight (§2), then ours. Another icon class is kept as it is. */
const names = [
  'dashboard',
  'userEdit',
  'userManage',
  'reports',
  'setting',
  'home',
  'dollar',
  'cases',
  'building',
  'calendar',
  'file',
  'id',
  'info',
  'list',
  'lock',
  'mail',
  'office',
  'people',
  'scale',
  'shield',
  'user',
]

export function IconPicker({ name, value, onChange }: IconPickerProps) {
  const known = value === '' || names.includes(value) ? names : [...names, value]
  return (
    <fieldset className={styles.icons}>
      <legend>Icon</legend>
      {['', ...known].map((icon) => (
        <label key={icon} className={styles.icon} title={icon || 'No icon'}>
          <input type="radio" name={name} value={icon} checked={value === icon} onChange={() => onChange(icon)} />
          {icon ? <MenuIcon name={icon} /> : <span className={styles.noIcon}>–</span>}
          <span className={styles.onlyHeard}>{icon || 'No icon'}</span>
        </label>
      ))}
    </fieldset>
  )
}
