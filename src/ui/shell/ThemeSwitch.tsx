import { useId } from 'react'
import { IconDeviceDesktop, IconMoon, IconSun } from '../icons.ts'
import { useColorScheme } from '../theme/scheme.ts'
import styles from './ThemeSwitch.module.css'

const SCHEMES = [
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const

/** Light, dark, or as the system says; remembered in this browser. */
export function ThemeSwitch() {
  const [colorScheme, setColorScheme] = useColorScheme()
  const name = useId()
  return (
    <div className={styles.switch} role="radiogroup" aria-label="Appearance">
      {SCHEMES.map(({ value, label, Icon }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={colorScheme === value} onChange={() => setColorScheme(value)} />
          <Icon size={16} aria-hidden />
          {label}
        </label>
      ))}
    </div>
  )
}
