import { defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME as standard } from '@mantine/core'
import { theme } from '../theme.ts'
import { badges, darkScheme, layers, light, motion, type SchemeColors, sizes } from './tokens.ts'

/**
 * The text of variables.css. Static, so that the page needs neither an inline <style> nor a nonce under the
 * content security policy. Only the ramps the product uses are written out.
 */
export function variablesCss(): string {
  const mantine = defaultCssVariablesResolver(mergeMantineTheme(standard, theme))
  return [
    '/* Generated from tokens.ts and theme.ts: npx vitest run src/ui/theme -u */',
    block(':root', { ...used(mantine.variables), ...mantineLayers, ...ours }),
    block(':root,\n:root[data-mantine-color-scheme="light"]', {
      ...used(mantine.light),
      ...mantineColors,
      ...scheme('light'),
    }),
    block(':root[data-mantine-color-scheme="dark"]', { ...used(mantine.dark), ...mantineColors, ...scheme('dark') }),
  ].join('\n')
}

const RAMPS = ['accent', 'gray', 'red', 'dark']

const mantineLayers = {
  '--mantine-z-index-modal': String(layers.modal),
  '--mantine-z-index-popover': String(layers.overlay),
  '--mantine-z-index-overlay': String(layers.overlay),
}

const mantineColors = {
  '--mantine-color-text': 'var(--vc-text)',
  '--mantine-color-body': 'var(--vc-surface)',
  '--mantine-color-error': 'var(--vc-error)',
  '--mantine-color-success': 'var(--vc-green-text)',
  '--mantine-color-placeholder': 'var(--vc-dimmed)',
  '--mantine-color-anchor': 'var(--vc-accent-text)',
  '--mantine-color-default': 'var(--vc-surface)',
  '--mantine-color-default-hover': 'var(--vc-hover)',
  '--mantine-color-default-color': 'var(--vc-text)',
  '--mantine-color-default-border': 'var(--vc-control-border)',
  '--mantine-color-dimmed': 'var(--vc-dimmed)',
}

const ours = {
  '--vc-header': `${sizes.header}px`,
  '--vc-sidebar-icons': `${sizes.sidebarIcons}px`,
  '--vc-sidebar-full': `${sizes.sidebarFull}px`,
  '--vc-row': `${sizes.row}px`,
  '--vc-row-compact': `${sizes.rowCompact}px`,
  '--vc-layer-overlay': String(layers.overlay),
  '--vc-layer-modal': String(layers.modal),
  '--vc-layer-tooltip': String(layers.tooltip),
  '--vc-layer-inside-modal': String(layers.insideModal),
  '--vc-layer-toast': String(layers.toast),
  '--vc-dialog-time': `${motion.dialog}ms`,
  '--vc-drawer-time': `${motion.drawer}ms`,
}

function scheme(name: 'light' | 'dark'): Record<string, string> {
  const colors: SchemeColors = name === 'light' ? light : darkScheme
  const plain = Object.entries(colors).map(([token, color]) => [`--vc-${token}`, color])
  const hues = Object.entries(badges).flatMap(([hue, { [name]: badge }]) => [
    [`--vc-${hue}-text`, badge.text],
    [`--vc-${hue}-tint`, badge.tint],
  ])
  return Object.fromEntries([...plain, ...hues])
}

/** Leaves out Mantine's own hues, and the sizes its headings and breakpoints would have: nothing here uses them. */
function used(variables: Record<string, string>): Record<string, string> {
  const hues = Object.keys(standard.colors).filter((hue) => !RAMPS.includes(hue))
  const unused = new RegExp(`^--mantine-(color-(${hues.join('|')})-|h\\d-|breakpoint-)`)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)))
}

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}
