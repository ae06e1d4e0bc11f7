import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { IconLoader2 } from './icons.ts'
import { Link } from './navigation.tsx'

/** `tone`: the reader's own to-do beside the one filled button. */
export type ButtonVariant = 'primary' | 'default' | 'tone' | 'subtle' | 'danger' | 'quietDanger' | 'link'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: 'small' | 'normal'
  /** Leading icon, drawn at 16 px. */
  icon?: ReactNode
  /** Shows that the work is under way; a second press does nothing. */
  loading?: boolean
  /** As wide as what holds it. */
  wide?: boolean
}

export function Button({ variant = 'default', size, icon, loading, wide, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(look(variant, size), wide && styles.wide, rest.className)}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <IconLoader2 size={16} className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  )
}

export type LinkButtonProps = {
  to: string
  variant?: ButtonVariant
  size?: 'small' | 'normal'
  icon?: ReactNode
  /** What it is for, where several of the same name stand on a page; begins with what is written on it. */
  label?: string
  /** As wide as what holds it. */
  wide?: boolean
  children: ReactNode
}

/** Goes somewhere, so it is a link, and looks like a button. */
export function LinkButton({ to, variant = 'default', size, icon, label, wide, children }: LinkButtonProps) {
  return (
    <Link to={to} className={classes(look(variant, size), wide && styles.wide)} aria-label={label}>
      {icon}
      {children}
    </Link>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'wide'> & { label: string; icon: ReactNode }

export function IconButton({ label, icon, variant = 'subtle', size, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(look(variant, size), styles.icon, rest.className)}
    >
      {icon}
    </button>
  )
}

function look(variant: ButtonVariant, size: ButtonProps['size']): string | undefined {
  return classes(styles.button, styles[variant], size === 'small' && styles.small)
}
