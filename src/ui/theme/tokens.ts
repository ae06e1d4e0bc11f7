/** Every colour, size, layer and time of the product's look. `variables.css` is generated from here. */

/** Ten shades, from the lightest to the darkest. */
type Ramp = readonly [string, string, string, string, string, string, string, string, string, string]

export const accent: Ramp = [
  '#eef6f6',
  '#dcebeb',
  '#b6d7d7',
  '#8cc2c2',
  '#69b0b0',
  '#53a5a5',
  '#3f8f90',
  '#2f7577',
  '#205d60',
  '#0f464a',
]

export const gray: Ramp = [
  '#f7f8fa',
  '#eff1f5',
  '#e4e7ee',
  '#cdd3de',
  '#a3acbd',
  '#727d93',
  '#566178',
  '#3f495e',
  '#2a3245',
  '#181e2d',
]

/** Error is shade 7; dark mode reads shade 3. */
export const red: Ramp = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
]

/** The dark scheme's grays, from text (0) to the deepest ground (9). */
export const dark: Ramp = [
  '#e4e7ee',
  '#cdd3de',
  '#a3acbd',
  '#8993a7',
  '#3f495e',
  '#2a3245',
  '#222a3b',
  '#181e2d',
  '#121723',
  '#0d111a',
]

export const layers = { overlay: 1000, modal: 1100, tooltip: 1100, insideModal: 1101, toast: 1200 } as const

export const motion = { dialog: 150, drawer: 300 } as const

export const sizes = { header: 56, sidebarIcons: 66, sidebarFull: 200, row: 40, rowCompact: 32 } as const

/** Specification §2: the desktop layout applies when the window is wider than this. */
export const DESKTOP_ABOVE = 1024

export type SchemeColors = typeof light

export const light = {
  page: gray[0],
  surface: '#ffffff',
  hover: gray[1],
  border: gray[2],
  // Borders of things one can operate need 3:1 (WCAG 1.4.11), which no ramp shade meets quietly.
  'control-border': '#858fa4',
  text: gray[9],
  dimmed: gray[6],
  accent: accent[8],
  'accent-hover': accent[9],
  'on-accent': '#ffffff',
  'accent-text': accent[8],
  'accent-tint': accent[0],
  focus: accent[7],
  error: red[7],
  'error-hover': red[8],
  'on-error': '#ffffff',
  'error-tint': red[0],
  shade: 'rgba(24, 30, 45, 0.45)',
  shadow: '0 8px 24px rgba(24, 30, 45, 0.14), 0 2px 6px rgba(24, 30, 45, 0.08)',
}

export const darkScheme: SchemeColors = {
  page: dark[8],
  surface: dark[7],
  hover: dark[6],
  border: dark[5],
  'control-border': gray[5],
  text: dark[0],
  dimmed: dark[2],
  accent: accent[5],
  'accent-hover': accent[4],
  'on-accent': gray[9],
  'accent-text': accent[4],
  'accent-tint': '#1a3239',
  focus: accent[4],
  error: red[3],
  'error-hover': red[2],
  'on-error': gray[9],
  'error-tint': '#3a1f22',
  shade: 'rgba(6, 8, 13, 0.65)',
  shadow: '0 8px 24px rgba(0, 0, 0, 0.5), 0 2px 6px rgba(0, 0, 0, 0.4)',
}

export type Hue = 'gray' | 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'teal'

export type BadgeColors = { text: string; tint: string }

export const badges: Record<Hue, { light: BadgeColors; dark: BadgeColors }> = {
  gray: { light: { text: gray[8], tint: gray[1] }, dark: { text: dark[1], tint: dark[5] } },
  blue: { light: { text: '#194f88', tint: '#dff0ff' }, dark: { text: '#9fd0ff', tint: '#16314f' } },
  green: { light: { text: '#14532d', tint: '#d9f7e6' }, dark: { text: '#8fe3b4', tint: '#143a29' } },
  orange: { light: { text: '#8a3a08', tint: '#fff0dc' }, dark: { text: '#ffc58a', tint: '#46290f' } },
  red: { light: { text: red[8], tint: red[1] }, dark: { text: red[2], tint: '#4c1f1f' } },
  violet: { light: { text: '#55308a', tint: '#f1e8fd' }, dark: { text: '#d3bbff', tint: '#352452' } },
  teal: { light: { text: accent[9], tint: accent[1] }, dark: { text: accent[2], tint: '#173a3d' } },
}
