import {
  badges,
  darkScheme,
  layers,
  light,
  motion,
  type SchemeColors,
  scale,
  sizes,
  tones,
  trackColors,
} from './tokens.ts'

/**
 * The text of variables.css. Static, so that the page needs neither an inline <style> nor a nonce under the
 * content security policy.
 */
export function variablesCss(): string {
  return [
    '/* Generated from tokens.ts: npx vitest run src/ui/theme -u */',
    block(':root', ours),
    block(':root,\n:root[data-color-scheme="light"]', { 'color-scheme': 'light', ...scheme('light') }),
    block(':root[data-color-scheme="dark"]', { 'color-scheme': 'dark', ...scheme('dark') }),
    ...Object.keys(tones).map((tone) => block(`[data-tone="${tone}"]`, toneNow(tone))),
  ].join('\n')
}

const ours = {
  '--vc-font': '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  '--vc-font-mono': 'ui-monospace, SFMono-Regular, Menlo, monospace',
  ...steps(),
  '--vc-radius-round': '999px',
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

/** `--vc-space-8: 0.5rem`, and so on: each step by what it measures. */
function steps(): Record<string, string> {
  const named = ([kind, sizes]: [string, readonly number[]]) =>
    sizes.map((size) => [`--vc-${kind}-${size}`, size > 3 ? `${size / 16}rem` : `${size}px`])
  return Object.fromEntries(Object.entries(scale).flatMap(named))
}

function scheme(name: 'light' | 'dark'): Record<string, string> {
  const colors: SchemeColors = name === 'light' ? light : darkScheme
  const plain = Object.entries(colors).map(([token, color]) => [`--vc-${token}`, color])
  const hues = Object.entries(badges).flatMap(([hue, { [name]: badge }]) => [
    [`--vc-${hue}-text`, badge.text],
    [`--vc-${hue}-tint`, badge.tint],
  ])
  const meanings = Object.entries(tones).flatMap(([tone, { [name]: shades }]) =>
    Object.entries(shades).map(([shade, color]) => [`--vc-tone-${tone}-${shade}`, color]),
  )
  const track = Object.entries(trackColors[name]).map(([token, color]) => [`--vc-${token}`, color])
  return Object.fromEntries([...plain, ...hues, ...meanings, ...track])
}

/** Whatever stands inside an element with this tone reads its shades by the same five names. */
const toneNow = (tone: string) =>
  Object.fromEntries(
    ['ground', 'tint', 'line', 'mark', 'text'].map((shade) => [`--tone-${shade}`, `var(--vc-tone-${tone}-${shade})`]),
  )

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}
